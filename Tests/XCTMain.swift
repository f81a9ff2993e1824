import Testing

/// Where the tests begin. Without it they are looked for by an index of all sources, which each build would have to write.
@main struct Tests {
    static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
