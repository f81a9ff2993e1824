@main
struct ImportBench {
    static func main() {}
}
