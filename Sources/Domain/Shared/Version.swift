/// What this program is called by.
public enum Version {
    public static let text = "0.1.0"
}
