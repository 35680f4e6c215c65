/// A step of reading text, in the order in which the steps are taken.
///
/// Each but ``page`` can be left out to see what it is worth: ``RecognizeTextRequest/skippedStages``.
public enum TextRecognitionStage: String, CaseIterable, Codable, Sendable {
  /// Enlarges a small image, so that the print of a card has about 300 dots per inch.
  case enlargement
  /// Evens the ground out and makes all text dark on white.
  case flattening
  /// Finds the script of the text, when the language is to be found out.
  case script
  /// Turns the page by 90, 180 or 270 degrees when it reads better then.
  case orientation
  /// Reads the page as a whole.
  case page
  /// Reads again, line by line, what the page's reading was unsure of or left out.
  case lines
  /// Lets a second model read such lines, too; the surer reading wins.
  case secondModel
  /// Leaves out what texture, logos, rules and icons are read as.
  case noise
  /// Joins Chinese, Japanese and Korean characters that stand close together.
  case spacing
  /// Mends what no e-mail, web address or phone number has.
  case repair
  /// Corrects running text with word lists, when that is asked for.
  case correction
  /// Takes custom words where the reading looks like them.
  case customWords
  /// Turns the engine's confidences into the share of lines that are right.
  case calibration
}
