@main
struct Snapcat {
  static func main() async {
    print("snapcat")
  }
}
