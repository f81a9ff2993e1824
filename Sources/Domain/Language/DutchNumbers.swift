/// Dutch numbers that are written as one word, by their folded spelling: "vijfentwintig", "tweeënhalf", "twaalfduizend".
enum DutchNumbers {
    static let all: [(word: String, value: Double)] = {
        var words: [(String, Double)] = []
        // "een" alone is an article too.
        for (unit, ones) in units where ones > 1 { words.append((unit, ones)) }
        words += teens
        for (ten, tens) in tens {
            words.append((ten, tens))
            for (unit, ones) in units { words.append((unit + "en" + ten, tens + ones)) }
        }
        let below100 = words
        for hundreds in 1...9 {
            let prefix = hundreds == 1 ? "honderd" : (units.first { $0.1 == Double(hundreds) }?.0 ?? "") + "honderd"
            if hundreds > 1 { words.append((prefix, Double(hundreds * 100))) }
            for (word, value) in below100 { words.append((prefix + word, Double(hundreds * 100) + value)) }
        }
        for (word, value) in below100 { words.append((word + "duizend", value * 1000)) }
        for (unit, ones) in units {
            for half in ["enhalf", "enhalve", "eneenhalf", "eneenhalve"] { words.append((unit + half, ones + 0.5)) }
        }
        return words
    }()

    private static let units: [(String, Double)] = [
        ("een", 1), ("twee", 2), ("drie", 3), ("vier", 4), ("vijf", 5), ("zes", 6), ("zeven", 7), ("acht", 8),
        ("negen", 9),
    ]
    private static let teens: [(String, Double)] = [
        ("tien", 10), ("elf", 11), ("twaalf", 12), ("dertien", 13), ("veertien", 14), ("vijftien", 15),
        ("zestien", 16), ("zeventien", 17), ("achttien", 18), ("negentien", 19),
    ]
    private static let tens: [(String, Double)] = [
        ("twintig", 20), ("dertig", 30), ("veertig", 40), ("vijftig", 50), ("zestig", 60), ("zeventig", 70),
        ("tachtig", 80), ("negentig", 90),
    ]
}
