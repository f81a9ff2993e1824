/// The steps of getting started: three that come first, the rest whenever someone likes.
public enum OnboardingStep: String, CaseIterable, Codable, Sendable {
    // The core
    case you, goal, preferences
    // "Finish later"
    case body, diet, exercise, lifestyle, biofeedback, health, food

    public static let core: [OnboardingStep] = [.you, .goal, .preferences]

    /// Steps that were neither left with something saved nor skipped.
    public static func open(after done: [String]) -> [OnboardingStep] {
        allCases.filter { !done.contains($0.rawValue) }
    }
}
