import Domain
import Foundation
import Testing

@Suite("Quantities as they are typed")
struct QuantityTests {
    @Test(
        "A number with a unit is read, and converted exactly",
        arguments: [
            ("185 lb", MetricUnit.kilograms, 83.91458845), ("13st", .kilograms, 82.55381134),
            ("70,5 kg", .kilograms, 70.5),
            ("34.5 in", .centimetres, 87.63), ("1.8 m", .centimetres, 180), ("12 FL OZ", .millilitres, 354.88235475),
            ("1.5 l", .millilitres, 1500), ("3 mi", .kilometres, 4.828032),
        ])
    func read(text: String, unit: MetricUnit, value: Double) throws {
        let quantity = try #require(Quantity(text))
        #expect(abs(try #require(quantity.converted(to: unit)) - value) < 1e-9)
        #expect(Quantity(quantity.description) == quantity)
        #expect(quantity.converted(to: .minutes) == nil)
    }

    @Test(
        "What is no number with a unit is nothing",
        arguments: [
            "", "185", "lb", "1.2.3 kg", "1e400 kg", "-3 kg", "٣ kg", "3 stone", "NaN kg",
            String(repeating: "1", count: 50),
        ])
    func refused(text: String) { #expect(Quantity(text) == nil) }

    @Test("It is one text in JSON")
    func json() throws {
        let quantity = try #require(Quantity("185.5 lb"))
        let data = try JSONEncoder().encode([quantity])
        #expect(String(decoding: data, as: UTF8.self) == "[\"185.5 lb\"]")
        #expect(try JSONDecoder().decode([Quantity].self, from: data) == [quantity])
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([Quantity].self, from: Data("[\"x\"]".utf8)) }
    }
}
