public import Domain
public import Foundation

/// What Open Food Facts' product API answers (`/api/v2/product/CODE.json`).
public enum OpenFoodFactsAnswer {
    /// What is asked for: no more than is kept.
    public static let fields =
        "code,lang,product_name,product_name_en,product_name_nl,brands,quantity,product_quantity,serving_size,"
        + "serving_quantity,nutrition_data_per,categories_tags,nutriments,nutrition,last_modified_t"

    /// The product of an answer; `nil` where there is none, or none with a name and figures that can be true.
    public static func food(_ answer: Data) -> CatalogueFood? {
        guard let object = try? JSONSerialization.jsonObject(with: answer) as? [String: Any],
            let product = object["product"] as? [String: Any],
            let line = try? JSONSerialization.data(withJSONObject: product)
        else { return nil }
        return line.withUnsafeBytes { bytes in
            var json = JSONCursor(bytes.bindMemory(to: UInt8.self))
            var product = OpenFoodFactsProduct()
            guard (try? OpenFoodFactsLines.read(&json, into: &product)) == true else { return nil }
            return try? product.food().get()
        }
    }
}
