import Foundation
import SnapcatPipeline
import SnapcatVision

/// Makes a cat's profile from two pictures: its own, and the business card of its human.
@main
struct TutorialFlow {
  static func main() async {
    do {
      try await fillProfile()
    } catch {
      print("TutorialFlow: \(error)")
      exit(1)
    }
  }

  private static func fillProfile() async throws {
    let paths = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
    guard paths.count == 2 else {
      print("usage: TutorialFlow CAT.jpg CARD.jpg")
      exit(2)
    }

    // Find the cat, box it, and put its human on it.
    let photo = ImageRequestHandler(paths[0])
    let cats = try await photo.perform(RecognizeAnimalsRequest()).filter { $0.labels.first?.identifier == "Cat" }
    let boxed = try await photo.image.annotated(
      with: cats.map { Annotation($0) }, by: [BoundingBoxAnnotator(), LabelAnnotator(), EmojiAnnotator()])
    try boxed.jpegData().write(to: URL(filePath: "profile.jpg"))

    // Scan the card and fill the profile.
    var request = ReadBusinessCardRequest()
    request.text.customWords = ["@gmail.com", "@outlook.com", "@yahoo.com", "@icloud.com"]
    let card = try await ImageRequestHandler(paths[1]).perform(request).first
    let number = card?.contact.first(.mobilePhones) ?? card?.contact.first(.workPhones)
    print("Cats:   \(cats.count), in profile.jpg")
    print("Name:   \(card?.contact.first(.contactNames) ?? "-")")
    print("Number: \(number ?? "-")")
    print("E-mail: \(card?.contact.first(.emails) ?? "-")")
    print(card?.lines.map(\.transcript).joined(separator: "\n") ?? "no text")
  }
}
