import Domain
import Testing

@Suite("Barcodes")
struct BarcodeTests {
    @Test("EAN-13, UPC-A, EAN-8 and GTIN-14 of one pack are one number")
    func forms() {
        #expect(Barcode("041220576074") == Barcode("0041220576074"))
        #expect(Barcode("00041220576074")?.text == "0041220576074")
        #expect(Barcode("96385074")?.text == "96385074")
        #expect(Barcode("4 006381-333931")?.text == "4006381333931")
    }

    @Test(
        "Wrong check digits, letters and numbers of no pack are refused",
        arguments: [
            "4006381333932", "40063813339311", "400638133393x", "", "0", "123", "123456789012345",
            "99999999999999999999",
        ])
    func refused(text: String) {
        #expect(Barcode(text) == nil)
    }

    @Test("A case of packs tells the pack inside")
    func item() {
        #expect(Barcode("15449000000993")?.item?.text == "5449000000996")
        #expect(Barcode("5449000000996")?.item == nil)
    }

    @Test(
        "A shortened UPC is the whole one",
        arguments: [
            ("04252614", "0042100005264"), ("01234133", "0012300000413"), ("01234145", "01234145"), ("01234532", nil),
        ])
    func shortened(short: String, long: String?) {
        #expect(Barcode(short)?.text == long)
    }

    @Test("Eight digits that can be both are an EAN-8 first")
    func both() {
        #expect(Barcode("01234145")?.unshortened?.text == "0012340000015")
        #expect(Barcode("01234558")?.unshortened?.text == "0012345000058")
        #expect(Barcode("96385074")?.unshortened == nil)
    }

    @Test("Ranks: plain before packs, short names before long ones, known packs before others")
    func rank() {
        #expect(FoodRank.plain("Banana") < .plain("Banana, raw"))
        #expect(FoodRank.plain("Banana") < .plain("Banana", isAsEaten: true))
        #expect(FoodRank.plain("a b c d e f g h i j k", isAsEaten: true) < .branded("Banana", scans: .max))
        #expect(FoodRank.branded("Banana", scans: 1000) < .branded("Banana", scans: 10))
        #expect(FoodRank.branded("Banana", scans: 1) < .branded("Banana"))
        #expect(FoodRank.branded("Banana", scans: -5).value <= 63)
        #expect(FoodRank(99).value == 63)
    }

    @Test("An id tells its source and number")
    func ids() {
        #expect(FoodSource.off.id(of: 3_017_620_422_003) == "off-3017620422003")
        #expect(FoodSource.off.id(of: 41_220_576_074) == "off-0041220576074")
        #expect(FoodSource.fdc.id(of: 171_287) == "fdc-171287")
        #expect(FoodSource.split("off-0041220576074")?.number == 41_220_576_074)
        #expect(FoodSource.split("usda-egg") == nil)
        #expect(FoodSource.split("my-1") == nil)
    }
}
