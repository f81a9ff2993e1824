/// Lines of iCalendar (RFC 5545), folded so that none is longer than 75 octets.
struct CalendarLines {
    private(set) var text = ""

    /// - Parameter value: as the property wants it; text has to be `escaped`
    mutating func add(_ name: String, _ value: String) {
        var octets = 0
        for scalar in "\(name):\(value)".unicodeScalars {
            let length = UTF8.width(scalar)
            if octets + length > 75 {
                text += "\r\n "
                octets = 1
            }
            text.unicodeScalars.append(scalar)
            octets += length
        }
        text += "\r\n"
    }

    mutating func add(_ component: String, _ content: (inout CalendarLines) -> Void) {
        add("BEGIN", component)
        content(&self)
        add("END", component)
    }

    /// What a property of the type TEXT may hold, section 3.3.11.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", ";", ",": result += "\\\(scalar)"
            case "\n": result += "\\n"
            default: if scalar.value >= 32, scalar.value != 127 { result.unicodeScalars.append(scalar) }
            }
        }
        return result
    }
}
