import Domain
import Foundation
import Testing

@testable import Web

@Suite("Setting a language model")
struct ModelRoutesTests {
    @Test("It is off, then set, tried and taken away; its key is in the secrets file alone and never comes back")
    func life() async throws {
        try await ModelStandIn.with(.raw(.unauthorized, "{}")) { model, url in
            try await TestSite.with { (site: TestSite) async throws in
                let sam = try await site.signIn("sam")
                let eve = try await site.signIn("eve")
                #expect(try await sam.get("/api/model").object["isOn"] as? Bool == false)
                #expect(try await sam.send("POST", "/api/model/testing").status == 404)
                let set = try await sam.send(
                    "PUT", "/api/model", #"{"url": "\#(url)", "model": "small", "key": "sk-very-secret"}"#)
                #expect(set.status == 200)
                #expect(set.object["hasKey"] as? Bool == true)
                let shown = try await sam.get("/api/model")
                #expect(shown.object["url"] as? String == url && shown.object["model"] as? String == "small")
                for answer in [set, shown, try await sam.get("/api/export/json"), try await sam.get("/api/profile")] {
                    #expect(!answer.text.contains("very-secret"))
                }
                #expect(try await eve.get("/api/model").object["isOn"] as? Bool == false)

                let file = site.database.directory.appending(path: "secrets")
                let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
                #expect(mode == 0o600)
                #expect(try String(contentsOf: file, encoding: .utf8).contains("very-secret"))
                for other in try FileManager.default.contentsOfDirectory(atPath: site.database.directory.path)
                where other != "secrets" {
                    let bytes = (try? Data(contentsOf: site.database.directory.appending(path: other))) ?? Data()
                    #expect(bytes.range(of: Data("very-secret".utf8)) == nil, "\(other)")
                }
                #expect(
                    try Secrets(directory: site.database.directory).models?[sam.account.id]?.key == "sk-very-secret")

                #expect(try await sam.send("POST", "/api/model/testing").object["works"] as? Bool == false)
                #expect(model.asked.count == 1)
                #expect(try await sam.send("DELETE", "/api/model").status == 204)
                #expect(try await sam.get("/api/model").object["isOn"] as? Bool == false)
                #expect(try !String(contentsOf: file, encoding: .utf8).contains("very-secret"))
            }
        }
    }

    @Test("A key stays with its server: another address needs it anew")
    func keys() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            func set(_ body: String) async throws -> RawAnswer { try await sam.send("PUT", "/api/model", body) }
            _ = try await set(#"{"url": "http://localhost:1/v1", "model": "a", "key": "k"}"#)
            #expect(try await set(#"{"url": "http://localhost:1/v2", "model": "b"}"#).object["hasKey"] as? Bool == true)
            #expect(
                try await set(#"{"url": "http://localhost:2/v1", "model": "b"}"#).object["hasKey"] as? Bool == false)
            _ = try await set(#"{"url": "http://localhost:2/v1", "model": "b", "key": "k"}"#)
            let cleared = try await set(#"{"url": "http://localhost:2/v1", "model": "b", "key": null}"#)
            #expect(cleared.object["hasKey"] as? Bool == false)
        }
    }

    @Test("Addresses that may not be asked, and keys that are none, are told at their field")
    func bad() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn()
            for (field, body) in [
                ("url", #"{"url": "http://169.254.169.254/v1", "model": "a"}"#),
                ("url", #"{"url": "http://1.1.1.1/v1", "model": "a"}"#), ("url", #"{"url": "x", "model": "a"}"#),
                ("url", #"{"model": "a"}"#), ("model", #"{"url": "http://localhost/v1"}"#),
                ("key", #"{"url": "http://localhost/v1", "model": "a", "key": "two words"}"#),
            ] {
                let answer = try await sam.send("PUT", "/api/model", body)
                #expect(answer.status == 422, "\(body)")
                #expect((answer.object["errors"] as? [String: String])?[field] != nil, "\(body)")
            }
            #expect(try await sam.get("/api/model").object["isOn"] as? Bool == false)
        }
    }

    @Test("A token cannot see or change it, and erasing the account takes the key away")
    func doors() async throws {
        try await TestSite.with { (site: TestSite) async throws in
            let sam = try await site.signIn("sam")
            let made = try await sam.send("POST", "/api/tokens", #"{"name": "t", "scopes": ["read", "write"]}"#).object
            let bearer = ["Authorization": "Bearer \(made["secret"] as? String ?? "")"]
            let body = #"{"url": "http://localhost:1/v1", "model": "a", "key": "very-secret"}"#
            for (method, path) in [
                ("GET", "/api/model"), ("PUT", "/api/model"), ("DELETE", "/api/model"), ("POST", "/api/model/testing"),
            ] {
                #expect(
                    try await site.request(method, path, headers: bearer, body: method == "GET" ? nil : body).status
                        == 403)
            }
            #expect(try await site.get("/api/model").status == 401)
            _ = try await sam.send("PUT", "/api/model", body)
            #expect(try await sam.send("DELETE", "/api/account", #"{"confirm": "sam"}"#).status == 204)
            let file = site.database.directory.appending(path: "secrets")
            #expect(try !String(contentsOf: file, encoding: .utf8).contains("very-secret"))
        }
    }
}
