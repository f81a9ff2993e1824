import Domain
import Foundation
import HTTPTypes
import Hummingbird
import Services
import Storage

/// Foods by the barcode on their pack.
struct BarcodeRoutes {
    let database: Database
    let finder: FoodFinder
    let lookup: BarcodeLookup?

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("foods/barcodes/:code", use: find)
        group.post("foods/barcodes/:code", use: lookUp)
    }

    private func barcode(_ context: PersonalContext) throws -> Barcode {
        guard let barcode = Barcode(try context.parameters.require("code")) else {
            throw Problem.invalid("code", "problem.barcode")
        }
        return barcode
    }

    @Sendable private func find(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        guard let food = try finder.food(try barcode(context), of: person.owner) else { throw Problem.notFound }
        return .json(try finder.item(food, for: person))
    }

    /// Asks Open Food Facts, and keeps what it says as a food of one's own: the next time nothing is asked.
    @Sendable private func lookUp(_: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        let barcode = try barcode(context)
        if let food = try finder.food(barcode, of: person.owner) { return .json(try finder.item(food, for: person)) }
        guard person.preferences.looksUpBarcodes, let lookup else {
            throw Problem(.conflict, "problem.lookup.off")
        }
        guard let found = try await lookup.food(barcode)?.food else { throw Problem.notFound }
        var food = found
        food.id = FoodFinder.ownPrefix + UUID().uuidString.lowercased()
        food.name = [found.name(in: person.language), found.brand.map { "(\($0))" }].compactMap(\.self)
            .joined(separator: " ")
        food.nameNL = nil
        food.brand = nil
        food.group = "custom"
        food.isCustom = true
        food.barcode = barcode.text
        try database.foods.save(food, of: person.owner)
        return .json(try finder.item(food, for: person), status: .created)
    }
}
