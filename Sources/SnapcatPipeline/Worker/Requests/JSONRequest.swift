import Foundation

/// A request as a line of JSON says it.
struct JSONRequest: Decodable {
  var id: WorkerRequestID?
  var name: String?
  var path: String?
  var data: String?

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case id, name, path, data
  }

  /// What is wrong with a request, in words.
  private struct Problem: Error {
    let text: String
  }

  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    if let unknown = keys.filter({ CodingKeys(rawValue: $0) == nil }).min() {
      throw Problem(text: "'\(unknown)' is no key of a request; they are id, name, path and data")
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    do {
      id = try container.decodeIfPresent(WorkerRequestID.self, forKey: .id)
    } catch {
      throw Problem(text: "'id' is neither a text nor a whole number of at least 0")
    }
    name = try container.decodeIfPresent(String.self, forKey: .name)
    path = try container.decodeIfPresent(String.self, forKey: .path)
    data = try container.decodeIfPresent(String.self, forKey: .data)
  }

  /// The request that a line holds; a refused one when it makes no sense.
  static func request(from line: [UInt8], line number: Int) -> WorkerRequest {
    do {
      return try JSONDecoder().decode(JSONRequest.self, from: Data(line)).request
    } catch {
      return .refused("line \(number) is no request: \(reason(error))")
    }
  }

  private var request: WorkerRequest {
    let filePath = name.map { FilePath($0) }
    switch (path, data) {
    case (let path?, nil): return WorkerRequest(id: id, name: filePath, picture: .file(FilePath(path)))
    case (nil, let text?):
      guard let filePath else { return .refused(id: id, "the request has 'data', but no 'name' for the record") }
      guard let bytes = Data(base64Encoded: text) else {
        return .refused(id: id, name: filePath, "the request's 'data' is no base64")
      }
      return WorkerRequest(id: id, name: filePath, picture: .bytes(bytes))
    case (nil, nil): return .refused(id: id, name: filePath, "the request has neither 'path' nor 'data'")
    case (_?, _?): return .refused(id: id, name: filePath, "the request has both 'path' and 'data'")
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case let problem as Problem: problem.text
    case DecodingError.typeMismatch(_, let context) where context.codingPath.isEmpty: "it is no JSON object"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "'\(context.codingPath.map(\.stringValue).joined(separator: "."))' is of the wrong type"
    default: "it is no JSON"
    }
  }
}

/// Any key of an object.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
