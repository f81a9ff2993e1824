import Foundation

/// Where the program begins: the build names the `main` of an executable after it, and libFuzzer's own is not taken.
@_cdecl("Fuzz_main")
public func begin(
    _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> CInt {
    var (count, arguments) = (count, arguments)
    return run(&count, &arguments, testOneInput)
}

/// libFuzzer's loop: it calls the reader with each input.
@_silgen_name("LLVMFuzzerRunDriver")
private func run(
    _ count: inout CInt, _ arguments: inout UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
    _ read: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Which reader is told by `VITALPATH_FUZZ`, one of `Reader`.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    reader.read([UInt8](UnsafeBufferPointer(start: bytes, count: count)))
    return 0
}

private let reader: Reader = {
    let name = ProcessInfo.processInfo.environment["VITALPATH_FUZZ"] ?? ""
    guard let reader = Reader(rawValue: name) else {
        fatalError("VITALPATH_FUZZ is one of \(Reader.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return reader
}()
