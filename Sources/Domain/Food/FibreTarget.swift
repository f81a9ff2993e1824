/// How much fibre a day is advised, g.
public enum FibreTarget {
    /// EFSA Journal 2010;8(3):1462
    public static let efsa = 25.0
    /// SACN 2015, Carbohydrates and Health
    public static let sacn = 30.0
    /// For each 1000 kcal eaten (Gezondheidsraad 2006)
    public static let perThousandKilocalories = 14.0

    public static func dutch(energy: Double) -> Double { energy * perThousandKilocalories / 1000 }
}
