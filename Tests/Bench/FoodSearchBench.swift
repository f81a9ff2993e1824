import Catalogue
import Domain

/// How long the food search takes: building it, and well-spelt and misspelt queries in both languages.
///
/// Every start of each well-spelt query is asked too, as it is while somebody types.
enum FoodSearchBench {
    static func run() -> [(String, Duration)] {
        let building = ContinuousClock().measure { _ = FoodCatalogue.shared.count }
        let typed = SearchQueries.wellSpelt.flatMap { text in (1...text.count).map { String(text.prefix($0)) } }
        let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
        let spelt = times(letters + typed)
        let misspelt = times(SearchQueries.misspelt)
        return [
            ("search first use", building),
            ("search p50", Bench.percentile(0.5, of: spelt)), ("search p99", Bench.percentile(0.99, of: spelt)),
            ("search misspelt p50", Bench.percentile(0.5, of: misspelt)),
            ("search misspelt p99", Bench.percentile(0.99, of: misspelt)),
        ]
    }

    private static func times(_ queries: [String]) -> [Duration] {
        let clock = ContinuousClock()
        // The first round warms caches up.
        let rounds = (0..<21).map { _ in
            queries.flatMap { query in
                Language.allCases.map { language in
                    clock.measure { _ = FoodCatalogue.shared.search(query, language: language, limit: 20) }
                }
            }
        }
        return rounds.dropFirst().flatMap { $0 }
    }
}

private enum SearchQueries {
    static let wellSpelt = [
        "egg", "eieren", "appel", "apple pie", "banaan", "chicken breast", "kipfilet", "kip filet", "hagelslag",
        "kwark",
        "volkorenbrood", "volkoren brood", "greek yogurt", "griekse yoghurt", "semi-skimmed milk", "halfvolle melk",
        "brown rice", "rijst gekookt", "peanut butter", "pindakaas", "koffie met melk", "coffee", "crème fraîche",
        "boerenkoolstamppot", "aardappelen", "sweet potato", "orange juice", "sinaasappelsap", "salmon", "zalm gerookt",
        "chocolate milk", "stroopwafel", "tomatensoep", "broccoli", "ground beef", "rundergehakt", "cheddar cheese",
    ]

    static let misspelt = [
        "chiken brest", "hagleslag", "bannana", "brocoli", "cofee", "yoghrut", "spagetti", "avacado", "tomatoe",
        "pindakas", "volkorebrood", "aardapel", "sinasappel", "choclate", "cinamon", "cucmber", "mayonaise",
        "zalmfillet",
        "stropwafel", "boerenkol stampot", "kwrak", "penut butter", "strawbery", "sandwhich", "quiona", "hamburgre",
        "mozarella", "parmezan kas", "griekse jogurt", "sweet potatoe", "karnemlek", "appelmoess", "xqzvwk", "qqqqqqqq",
    ]
}
