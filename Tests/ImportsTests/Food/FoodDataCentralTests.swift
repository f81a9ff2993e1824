import Domain
import Testing

@testable import Imports

@Suite("FoodData Central")
struct FoodDataCentralTests {
    private let foods = """
        "fdc_id","data_type","description","food_category_id","publication_date"
        "1","branded_food","MILK ""CHOCOLATE"", BAR","","2019-04-01"
        "2","branded_food","MILK CHOCOLATE BAR","","2021-04-01"
        "3","sr_legacy_food","Soup, tomato","6","2019-04-01"
        "4","sample_food","SOUP","6","2019-04-01"
        "5","survey_fndds_food","Soup, tomato, as eaten","","2022-10-28"
        "6","branded_food","SODA","","2021-04-01"
        """
    private let nutrients = """
        "id","fdc_id","nutrient_id","amount"
        "1","3","208","30"
        "2","2","1004","30"
        "3","3","205","7.5"
        "4","2","1008","530"
        "5","3","291","0.5"
        "6","2","1005","60"
        "7","2","1003","5"
        "8","2","1079","2"
        "9","1","1008","500"
        "10","5","1062","418.4"
        "11","6","1008","42"
        "12","6","1093","10"
        "13","4","1008","30"
        "14","2","1093","80"
        "15","3","401","12.5"
        "16","2","1087","119"
        "17","3","1103","0"
        "18","2","1114","300000"
        """
    private let branded = """
        "fdc_id","brand_owner","brand_name","gtin_upc","serving_size","serving_size_unit","household_serving_fulltext","branded_food_category"
        "2","Mars Inc.","","040000424314","42.0","g","1 BAR","Chocolate"
        "6","Cola Co","FIZZ","5449000000996","330.0","MLT","1 can","Soda"
        "1","Mars Inc.","","040000424314","42.0","g","1 BAR","Chocolate"
        """
    private let portions = """
        "id","fdc_id","seq_num","amount","measure_unit_id","portion_description","modifier","gram_weight"
        "1","3","1","1.0","9999","","cup","248"
        "2","5","1","","9999","1 bowl, large","12345","300"
        """

    private var files: [(String, String)] {
        [
            ("FDC/food_nutrient.csv", nutrients), ("FDC/food.csv", foods), ("FDC/branded_food.csv", branded),
            ("FDC/food_portion.csv", portions),
            (
                "FDC/food_category.csv",
                "\"id\",\"code\",\"description\"\n\"6\",\"0600\",\"Soups, Sauces, and Gravies\"\n"
            ),
            ("FDC/measure_unit.csv", "\"id\",\"name\"\n\"9999\",\"undetermined\"\n"),
        ]
    }

    @Test("Tables in any order are joined; samples are no foods")
    func tables() throws {
        let (foods, summary) = try CatalogueFile.foods(Packing.zip(files))
        #expect(Set(foods.map(\.number)) == [1, 2, 3, 5, 6])
        #expect(summary.edition == "2022-10-28")
        let soup = try #require(foods.first { $0.number == 3 })
        #expect(soup.per100g == Nutrients(energy: 30, carbs: 7, fibre: 0.5))
        #expect(soup.portions == [Portion(unit: "cup", grams: 248)])
        #expect(soup.group == "soups")
        #expect(soup.micros == Micronutrients([.vitaminC: 12.5, .selenium: 0]))
        let eaten = try #require(foods.first { $0.number == 5 })
        #expect(eaten.per100g.energy == 100)
        #expect(eaten.portions == [Portion(unit: "bowl, large", grams: 300)])
        let bar = try #require(foods.first { $0.number == 2 })
        #expect(bar.per100g == Nutrients(energy: 530, protein: 5, carbs: 58, fat: 30, fibre: 2, salt: 0.2))
        #expect(bar.barcode?.text == "0040000424314")
        #expect(bar.brand == "Mars Inc.")
        // A third of a gram of vitamin D is a slip of the pen.
        #expect(bar.micros == Micronutrients([.calcium: 119]))
        #expect(eaten.micros == nil)
        #expect(bar.portions == [Portion(unit: "serving", grams: 42), Portion(unit: "bar", grams: 42)])
        let old = try #require(foods.first { $0.number == 1 })
        #expect(old.name == "Milk \"Chocolate\", Bar")
        #expect(old.barcode == bar.barcode)
        #expect(old.changed < bar.changed)
        let soda = try #require(foods.first { $0.number == 6 })
        #expect(soda.drink == .softDrink)
        #expect(soda.density == 1)
        #expect(soda.brand == "Fizz")
        #expect(soup.rank < eaten.rank)
        #expect(eaten.rank < soda.rank)
    }

    @Test("Every row of foods is kept or counted as left out: without figures, without its table, or there twice")
    func counted() throws {
        let more = [
            #""7","branded_food","NO FIGURES","","2021-04-01""#, #""8","branded_food","NOT LISTED","","2021-04-01""#,
            #""2","branded_food","TWICE","","2021-04-01""#, #""x","branded_food","NO CODE","","""#,
        ]
        var files = files
        files[1].1 += "\n" + more.joined(separator: "\n") + "\n"
        files[2].1 += "\n\"7\",\"Nobody\",\"\",\"\",\"28.299999237060547\",\"g\",\"\",\"\""
        files[2].1 += "\n\"2\",\"Mars Inc.\",\"\",\"040000424314\",\"42.0\",\"g\",\"1 BAR\",\"Chocolate\"\n"
        let (foods, summary) = try CatalogueFile.foods(Packing.zip(files))
        #expect(foods.count == 5)
        #expect(summary.kept == 5)
        #expect(summary.skipped == [.noNutrition: 1, .replaced: 2, .noCode: 1])
        #expect(summary.read == summary.kept + summary.skipped.values.reduce(0, +))
    }

    @Test("A serving carries no noise of the arithmetic that made it", arguments: [28.299999237060547, 0.1 + 28.2])
    func noise(grams: Double) {
        #expect(PackSize.portions(serving: grams, pack: grams * 10).map(\.grams) == [28.3, 283])
    }

    @Test("Energy is measured, else by the food's own factors, else by the general ones, else of kJ")
    func energy() throws {
        func energy(_ given: [(Int, Double)]) throws -> Double? {
            let rows = given.enumerated().map { "\($0),1,\($1.0),\($1.1)" }.joined(separator: "\n")
            return try CatalogueFile.foods(
                Packing.zip([
                    ("food.csv", "fdc_id,data_type,description,publication_date\n1,foundation_food,A,2024-01-01\n"),
                    ("food_nutrient.csv", "id,fdc_id,nutrient_id,amount\n\(rows)\n"),
                ])
            ).foods.first?.per100g.energy
        }
        #expect(try energy([(1062, 836.8), (2047, 10), (2048, 20), (1008, 30)]) == 30)
        #expect(try energy([(2047, 10), (2048, 20), (1062, 836.8)]) == 20)
        #expect(try energy([(1062, 836.8), (2047, 10)]) == 10)
        #expect(try energy([(1062, 836.8)]) == 200)
        #expect(try energy([(957, 10), (958, 20)]) == 20)
        #expect(try energy([(1003, 10)]) == nil)
    }

    @Test("Branded JSON: the label helps out where figures for 100 g are missing")
    func json() throws {
        let text = """
            {"BrandedFoods": [
            {"fdcId": 7, "description": "OAT DRINK", "dataType": "Branded", "publicationDate": "4/1/2021",
             "gtinUpc": "5449000000996", "servingSize": 250, "servingSizeUnit": "ml", "brandOwner": "Oat Co",
             "brandedFoodCategory": "Plant Based Milk", "householdServingFullText": "1 glass",
             "foodNutrients": [{"nutrient": {"id": 1003, "number": "203"}, "amount": 1}],
             "labelNutrients": {"calories": {"value": 125}, "protein": {"value": 99}, "sodium": {"value": 100}}},
            {"fdcId": 8, "description": "", "dataType": "Branded"},
            {"description": "No id", "dataType": "Branded"},
            {"fdcId": 9, "description": "Empty", "dataType": "Branded", "foodNutrients": []},
            {"fdcId": 10, "description": "Old", "dataType": "Foundation", "isHistoricalReference": true}
            ]}
            """
        let (foods, summary) = try CatalogueFile.foods(text)
        #expect(foods.count == 1)
        let drink = try #require(foods.first)
        #expect(drink.name == "Oat Drink")
        #expect(drink.per100g == Nutrients(energy: 50, protein: 1, salt: 0.1))
        #expect(drink.drink == .juice)
        #expect(drink.portions == [Portion(unit: "serving", grams: 250), Portion(unit: "glass", grams: 250)])
        #expect(summary.skipped == [.noName: 1, .noCode: 1, .noNutrition: 1, .replaced: 1])
        #expect(try CatalogueFile.foods(Packing.zip([("foods.json", text)])).foods == foods)
        #expect(try CatalogueFile.foods(Packing.gzip(Array(text.utf8))).foods == foods)
    }
}
