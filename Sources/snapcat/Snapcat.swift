import SnapcatCommand

@main
struct Snapcat {
  static func main() async {
    await CommandLineTool.main()
  }
}
