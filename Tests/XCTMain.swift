import Testing

/// Where the tests begin. Without it they are looked for by an index of all sources, which takes longer to write than the
/// rest of a debug build's bookkeeping together.
@main struct Tests {
    static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
