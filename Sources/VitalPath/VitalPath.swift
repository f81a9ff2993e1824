import ArgumentParser

@main
struct VitalPath: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vitalpath",
        abstract: "A private health dashboard on this machine.",
        discussion: "Without a command it serves: vitalpath = vitalpath serve.",
        version: Version.text,
        subcommands: [
            Serve.self, User.self, Token.self, ExportCommand.self, Import.self, Search.self, Parse.self, Read.self,
            Forecast.self,
            Foods.self, Doctor.self,
        ],
        defaultSubcommand: Serve.self)
}

enum Version {
    static let text = "0.1.0"
}
