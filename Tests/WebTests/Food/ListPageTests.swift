import Testing

@testable import Web

@Suite("Lists that come a page at a time")
struct ListPageTests {
    @Test(
        "Recipes, foods of one's own and saved meals come fifty a page, each once, by name",
        arguments: [("recipes", "recipes"), ("foods/own", "foods"), ("meal-templates", "templates")])
    func pages(path: String, name: String) async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let eve = try await site.signIn("eve")
            let entry = try await sam.send("POST", "/api/food-entries", #"{"foodId": "apple"}"#).object["id"] as? String
            func body(_ title: String) -> String {
                switch path {
                case "recipes": #"{"name": "\#(title)", "ingredients": [{"foodId": "banana", "unit": "g"}]}"#
                case "foods/own": #"{"name": "\#(title)", "per100g": {"energy": 1}}"#
                default: #"{"name": "\#(title)", "entryIds": ["\#(entry ?? "")"]}"#
                }
            }
            let titles = (10..<62).map { $0.isMultiple(of: 2) ? "dish \($0)" : "Dish \($0)" }
            for title in titles.shuffled() {
                let made = path == "foods/own" ? "/api/foods" : "/api/\(path)"
                #expect(try await sam.send("POST", made, body(title)).status == 201)
            }
            func page(_ query: String, _ guest: Guest) async throws -> (names: [String], hasMore: Bool?) {
                let answer = try await guest.get("/api/\(path)\(query)").object
                let items = answer[name] as? [[String: Any]] ?? []
                return (items.compactMap { $0["name"] as? String }, answer["hasMore"] as? Bool)
            }
            let first = try await page("", sam)
            let second = try await page("?page=2", sam)
            #expect(first.names == Array(titles.prefix(50)) && first.hasMore == true)
            #expect(second.names == Array(titles.suffix(2)) && second.hasMore == false)
            #expect(try await page("?page=3", sam).names.isEmpty)
            #expect(try await page("", eve).names.isEmpty)
            for bad in ["0", "-1", "x", "1.5", "99999999999999999999"] {
                #expect(try await sam.get("/api/\(path)?page=\(bad)").status == 422, "\(bad)")
            }
        }
    }
}
