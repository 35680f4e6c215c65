@main
struct TutorialFlow {
  static func main() async {}
}
