import CZlib
import Foundation

/// Writes made-up dumps of Open Food Facts, of the shape and size of the real ones, always the same for a seed.
struct DumpWriter {
    struct Product {
        var code: String
        var name: String
        var nameNL: String?
        var brand: String
        var scans: Int
        var kcal: Int
        var protein: Double
        var carbs: Double
        var fat: Double
    }

    private var random = Random(seed: 42)
    private let words: [String]
    private let dutch: [String]
    private let brands: [String]
    private let common: ZipfTable
    private let commonBrands: ZipfTable

    private static let plain = """
        chocolate milk cheese yogurt bread sauce cookies organic chicken strawberry vanilla banana apple orange juice \
        water tomato soup rice pasta pizza butter peanut almond coconut honey cereal granola bar protein drink coffee \
        tea green dark white whole natural light classic original spicy sweet salted roasted smoked fresh frozen beef \
        pork turkey ham salmon tuna egg noodles beans corn potato chips crackers biscuit cake cream ice caramel hazelnut \
        lemon lime mango peach cherry raspberry blueberry grape olive oil vinegar mustard mayonnaise ketchup garlic \
        onion pepper basil pesto salad mix fruit nut seed oat wheat rye bran muesli sugar free gluten vegan tofu soy
        """.split { $0 == " " || $0 == "\n" }.map(String.init)
    private static let plainDutch = """
        chocolade melk kaas yoghurt brood saus koekjes biologisch kip aardbei vanille banaan appel sinaasappel sap \
        water tomaat soep rijst pasta pizza boter pinda amandel kokos honing ontbijtgranen reep drank koffie thee
        """.split { $0 == " " || $0 == "\n" }.map(String.init)
    private static let syllables = """
        ba be bi bo bra bre cha che chi cro da del di don fa fi flo fra ga gel gra ka ki kra la le li lo ma mel mi mo \
        na ne ni no pa pe pi po pra ra re ri ro sa se si so sta ta te ti to tra va ve vi vo za zo
        """.split(separator: " ").map(String.init)

    init() {
        var random = Random(seed: 7)
        func made() -> String {
            (0..<2 + random.below(3)).map { _ in Self.syllables[random.below(Self.syllables.count)] }.joined()
        }
        words = Self.plain + (0..<30_000).map { _ in made() }
        dutch = Self.plainDutch + (0..<5000).map { _ in made() + "en" }
        brands = (0..<20_000).map { _ in made().capitalized }
        common = ZipfTable(words.count)
        commonBrands = ZipfTable(brands.count)
    }

    mutating func next(_ number: Int) -> Product {
        let name = (0..<2 + random.below(5)).map { _ in words[common.pick(&random)] }.joined(separator: " ")
        let hasDutch = random.below(5) == 0
        let nameNL =
            hasDutch ? (0..<3).map { _ in dutch[common.pick(&random) % dutch.count] }.joined(separator: " ") : nil
        let protein = Double(random.below(300)) / 10
        let carbs = Double(random.below(500)) / 10
        let fat = Double(random.below(250)) / 10
        return Product(
            code: Self.ean(body: UInt64(200_000_000_000 + number * 37)), name: name.capitalized, nameNL: nameNL,
            brand: brands[commonBrands.pick(&random)],
            scans: random.below(5) == 0 ? 1 << random.below(11) : 0,
            kcal: Int(4 * protein + 4 * carbs + 9 * fat), protein: protein, carbs: carbs, fat: fat)
    }

    mutating func writeLines(_ count: Int, to url: URL) throws {
        let file = try GzipFile(url)
        for number in 0..<count {
            let p = next(number)
            file.write(
                #"{"_id":"\#(p.code)","_keywords":["a","b","c"],"additives_n":0,"code":"\#(p.code)","schema_version":1002,"#
            )
            file.write(Self.padding)
            file.write(
                """
                "product_name":"\(p.name)","product_name_en":"",\(p.nameNL.map { "\"product_name_nl\":\"\($0)\"," } ?? "")\
                "lang":"en","brands":"\(p.brand)","quantity":"400 g","product_quantity":400,"serving_quantity":30,\
                "categories_tags":["en:snacks","en:sweet-snacks","en:biscuits"],"unique_scans_n":\(p.scans),\
                "nutriments":{"energy-kcal":\(p.kcal),"energy-kcal_100g":\(p.kcal),"energy-kcal_unit":"kcal",\
                "energy_100g":\(p.kcal * 4),"fat":\(p.fat),"fat_100g":\(p.fat),"fat_unit":"g",\
                "saturated-fat_100g":\(p.fat / 4),"carbohydrates":\(p.carbs),"carbohydrates_100g":\(p.carbs),\
                "sugars_100g":\(p.carbs / 2),"proteins_100g":\(p.protein),"proteins_unit":"g","salt_100g":0.3,\
                "sodium_100g":0.12,"fiber_100g":2.1,"nova-group":4,"nutrition-score-fr":12},\
                "last_modified_t":\(1_600_000_000 + number)}\n
                """)
        }
        file.close()
    }

    mutating func writeTable(_ count: Int, to url: URL) throws {
        let file = try GzipFile(url)
        let unused = (0..<120).map { "unused-\($0)_100g" }
        file.write(
            ([
                "code", "url", "creator", "created_t", "last_modified_t", "product_name", "product_name_nl", "brands",
                "categories_tags", "states", "states_tags", "ingredients_text", "serving_quantity", "unique_scans_n",
                "energy-kcal_100g", "energy_100g", "fat_100g", "saturated-fat_100g",
            ] + unused + ["carbohydrates_100g", "sugars_100g", "fiber_100g", "proteins_100g", "salt_100g"])
            .joined(separator: "\t") + "\n")
        let empty = String(repeating: "\t", count: unused.count)
        for number in 0..<count {
            let p = next(number)
            file.write(
                """
                \(p.code)\thttp://world-en.openfoodfacts.org/product/\(p.code)/\(p.name)\tkiliweb\t1600000000\t\
                \(1_600_000_000 + number)\t\(p.name)\t\(p.nameNL ?? "")\t\(p.brand)\t\
                en:snacks,en:sweet-snacks,en:biscuits\t\(Self.states)\t\(Self.states)\t\
                wheat flour, sugar, palm oil, cocoa, \(p.name), salt, emulsifier: lecithin\t30\t\
                \(p.scans == 0 ? "" : "\(p.scans)")\t\(p.kcal)\t\(p.kcal * 4)\t\(p.fat)\t\(p.fat / 4)\t\(empty)\
                \(p.carbs)\t\(p.carbs / 2)\t2.1\t\(p.protein)\t0.3\n
                """)
        }
        file.close()
    }

    private static let states = """
        en:to-be-completed,en:nutrition-facts-completed,en:ingredients-to-be-completed,en:expiration-date-to-be-completed,\
        en:packaging-code-to-be-completed,en:characteristics-to-be-completed,en:origins-to-be-completed,\
        en:categories-to-be-completed,en:brands-to-be-completed,en:packaging-to-be-completed,en:quantity-to-be-completed,\
        en:product-name-completed,en:photos-to-be-validated,en:packaging-photo-to-be-selected,en:photos-uploaded
        """
    /// What a product has beside what is read: pictures, ingredients, who changed what.
    private static let padding: String = {
        let image =
            #""sizes":{"100":{"h":100,"w":75},"200":{"h":200,"w":150},"full":{"h":1200,"w":900}},"uploader":"kiliweb""#
        let images = (1...6).map { #""\#($0)":{\#(image),"uploaded_t":16\#($0)0000000}"# }.joined(separator: ",")
        let ingredient =
            #"{"id":"en:sugar","percent_estimate":12.5,"text":"sugar \"cane\"","vegan":"yes","ingredients":[]}"#
        let ingredients = repeatElement(ingredient, count: 8).joined(separator: ",")
        let tags = states.split(separator: ",").map { "\"\($0)\"" }.joined(separator: ",")
        return #""images":{\#(images)},"ingredients":[\#(ingredients)],"states_tags":[\#(tags)],"editors":["a","b"],"#
    }()

    private static func ean(body: UInt64) -> String {
        var sum: UInt64 = 0
        for (place, digit) in String(body).reversed().enumerated() {
            sum += UInt64(digit.wholeNumberValue ?? 0) * (place.isMultiple(of: 2) ? 3 : 1)
        }
        return "\(body)\((10 - sum % 10) % 10)"
    }
}

struct Random {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

    mutating func below(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % limit
    }
}

/// Places 0..<count, the first the commonest.
struct ZipfTable {
    private let sums: [Double]

    init(_ count: Int) {
        var sum = 0.0
        sums = (1...count).map { place in
            sum += 1 / Double(place + 10)
            return sum
        }
    }

    func pick(_ random: inout Random) -> Int {
        let wanted = Double(random.below(1 << 30)) / Double(1 << 30) * (sums.last ?? 1)
        var low = 0
        var high = sums.count - 1
        while low < high {
            let middle = (low + high) / 2
            if sums[middle] < wanted { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

final class GzipFile {
    private let file: gzFile
    private var buffer: [UInt8] = []

    init(_ url: URL) throws {
        guard let file = gzopen(url.path, "wb1") else { throw CocoaError(.fileWriteUnknown) }
        self.file = file
    }

    func write(_ text: String) {
        buffer.append(contentsOf: text.utf8)
        if buffer.count > 1 << 20 { flush() }
    }

    func close() {
        flush()
        gzclose(file)
    }

    private func flush() {
        gzwrite(file, buffer, UInt32(buffer.count))
        buffer.removeAll(keepingCapacity: true)
    }
}
