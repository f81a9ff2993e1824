import ArgumentParser
import Catalogue
import Domain
import Foundation

struct Search: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "search", abstract: "Look a food up in the catalogue.")

    @Argument(help: "What to look for.") var text: [String]
    @Option(help: "en or nl.") var lang = "en"
    @Option(help: "At most this many, 1 to 100.") var limit = 10
    @Flag(help: "As JSON.") var json = false

    func validate() throws {
        guard Language(rawValue: lang) != nil else { throw ValidationError("--lang takes en or nl.") }
        guard (1...100).contains(limit) else { throw ValidationError("--limit takes a number from 1 to 100.") }
    }

    func run() throws {
        let language = Language(rawValue: lang) ?? .en
        let asked = text.joined(separator: " ")
        var foods = FoodCatalogue.shared.search(asked, language: language, limit: limit)
        if foods.isEmpty, let shorter = FoodCatalogue.shared.searchShorter(asked, language: language, limit: limit) {
            foods = shorter.foods
        }
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            print(String(decoding: try encoder.encode(foods), as: UTF8.self))
            return
        }
        for food in foods {
            let energy = food.per100g.energy.map { NumberText.format($0, decimals: 0, language) } ?? "?"
            print("\(food.name(in: language))\t\(energy) kcal/100 g\t\(food.id)")
        }
        if foods.isEmpty { print(Strings.shared.text("history.search.none", language)) }
    }
}
