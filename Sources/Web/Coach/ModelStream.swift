import Domain
import NIOCore

/// What a model's answer says, as its bytes arrive: server-sent events of chat completions as OpenAI defined them, or one
/// JSON object from servers that do not stream.
struct ModelStream {
    /// A function that it wants called.
    struct Call: Equatable {
        var id = ""
        var name = ""
        var arguments = ""
    }

    /// It is not of that form, or says that something went wrong.
    struct Malformed: Error {}

    private(set) var calls: [Call] = []
    /// Why it ended; `nil` while it has not
    private(set) var end: String?
    /// As the server counts them
    private(set) var usage: ModelTokens?
    /// Bytes of text and arguments so far
    private(set) var length = 0

    private var line: [UInt8] = []
    /// All of one that does not stream
    private var whole: [UInt8]?
    private var isBegun = false
    /// What begins with `<think>` until it is thought out
    private var thought: String? = ""

    private static let mostCalls = 8
    private static let longestArguments = 4096
    private static let longestLine = 64 * 1024
    private static let think = ("<think>", "</think>")

    /// - Returns: the text that came with these bytes
    /// - Throws: `Malformed`
    mutating func read(_ bytes: ByteBuffer) throws(Malformed) -> String {
        var text = ""
        for byte in bytes.readableBytesView {
            if !isBegun, byte > 0x20 {
                isBegun = true
                if byte == UInt8(ascii: "{") { whole = [] }
            }
            if whole != nil {
                whole?.append(byte)
            } else if byte == UInt8(ascii: "\n") {
                text += try event()
                line.removeAll(keepingCapacity: true)
            } else {
                line.append(byte)
                guard line.count <= Self.longestLine else { throw Malformed() }
            }
        }
        return text
    }

    /// What is left when the connection has ended.
    mutating func finish() throws(Malformed) -> String {
        if let whole {
            self.whole = nil
            return try choice(of: value(whole[...]), "message")
        }
        return try event()
    }

    private mutating func event() throws(Malformed) -> String {
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        guard let first = line.first, first != UInt8(ascii: ":") else { return "" }
        for field in ["event:", "id:", "retry:"] where line.starts(with: field.utf8) { return "" }
        guard line.starts(with: "data:".utf8) else { throw Malformed() }
        let data = line.dropFirst(5).drop { $0 == 0x20 }
        if data.elementsEqual("[DONE]".utf8) {
            end = end ?? "stop"
            return ""
        }
        return try choice(of: value(data), "delta")
    }

    private func value(_ bytes: ArraySlice<UInt8>) throws(Malformed) -> JSONValue {
        do { return try JSONReader.value(Array(bytes)) } catch { throw Malformed() }
    }

    /// - Parameter member: what a choice keeps its message in
    private mutating func choice(of value: JSONValue, _ member: String) throws(Malformed) -> String {
        guard value.members != nil, value["error"] == nil else { throw Malformed() }
        usage = value["usage"].flatMap(ModelTokens.init) ?? usage
        guard let choices = value["choices"] else {
            guard value["usage"] != nil || value["object"] != nil else { throw Malformed() }
            return ""
        }
        guard let list = choices.list else { throw Malformed() }
        guard let choice = list.first else { return "" }
        if let reason = choice["finish_reason"]?.text { end = reason }
        guard let message = choice[member] else { return "" }
        guard message.members != nil, message["refusal"] == nil else { throw Malformed() }
        try take(message["tool_calls"])
        guard let content = message["content"] else { return "" }
        guard let text = content.text else { throw Malformed() }
        length += text.utf8.count
        return spoken(text)
    }

    private mutating func take(_ value: JSONValue?) throws(Malformed) {
        guard let value else { return }
        guard let list = value.list else { throw Malformed() }
        for (place, part) in list.enumerated() {
            guard part.members != nil else { throw Malformed() }
            var index = place
            if case .number(let number)? = part["index"] { index = Int(exactly: number) ?? -1 }
            guard (0..<Self.mostCalls).contains(index), index <= calls.count else { throw Malformed() }
            if index == calls.count { calls.append(Call()) }
            if let id = part["id"]?.text { calls[index].id = String(id.prefix(100)) }
            if let name = part["function"]?["name"]?.text { calls[index].name += name }
            if let arguments = part["function"]?["arguments"]?.text { calls[index].arguments += arguments }
            let call = calls[index]
            guard call.name.utf8.count <= 100, call.arguments.utf8.count <= Self.longestArguments else {
                throw Malformed()
            }
            length += part["function"]?["arguments"]?.text?.utf8.count ?? 0
        }
    }

    /// Without what some models think aloud before they answer.
    private mutating func spoken(_ piece: String) -> String {
        guard let before = thought else { return piece }
        let text = before + piece
        let begun = String(text.drop(while: \.isWhitespace))
        if begun.hasPrefix(Self.think.0) {
            if let end = begun.firstRange(of: Self.think.1) {
                thought = nil
                return String(begun[end.upperBound...])
            }
            // The end may come in two pieces.
            thought = Self.think.0 + begun.dropFirst(Self.think.0.count).suffix(Self.think.1.count)
            return ""
        }
        if Self.think.0.hasPrefix(begun) {
            thought = text
            return ""
        }
        thought = nil
        return text
    }
}
