import ArgumentParser
import Domain

@main
struct VitalPath: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vitalpath",
        abstract: "A private health dashboard on this machine.",
        discussion: "Without a command it serves: vitalpath = vitalpath serve.",
        version: Version.text,
        subcommands: [
            Serve.self, User.self, Token.self, ExportCommand.self, ReportCommand.self, BackupCommand.self,
            RestoreCommand.self, Import.self, Search.self, Parse.self, Read.self,
            Forecast.self, Ask.self, MCPCommand.self,
            Foods.self, Doctor.self,
        ],
        defaultSubcommand: Serve.self)
}
