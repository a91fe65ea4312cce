import Application
import Core
import Foundation
import Store
import StoreSQLite
import TestKit
import Testing
import Wire

/// What an operator does with the libraries that members are offered.
@Suite struct ReferencePackTests {
  private static let teams =
    #"{"format":"fieldday-referee-library","version":1,"items":["#
    + #"{"kind":"team","name":"Harbour","reference":"T1"},"#
    + #"{"kind":"venue","name":"Mill Lane","reference":"V1"}]}"#

  private func file(_ text: String, _ name: String, _ place: TemporaryDirectory) throws -> String {
    let path = place.file(name)
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }

  @Test func requestsComeOverTheSocketAsTheyWere() throws {
    for request in [
      AdminRequest.putPack(path: "/tmp/a b.json", name: "County", season: "2026-27"), .listPacks,
      .dropPack(name: "County", season: ""),
    ] {
      #expect(try AdminRequest(WireCursor(try JSON.parse(request.json.bytes))) == request)
    }
  }

  @Test func aPackIsPutUpChangedAndTakenDown() async throws {
    let place = try Place()
    await place.build.writer.drain()
    try place.build.engine.close()
    let data = place.directory
    func ask(_ request: AdminRequest) async throws -> AdminAnswer {
      try await Administrator.perform(request, data: data.path, peppersFile: nil)
    }
    #expect(try await ask(.listPacks).lines == ["No library is published."])
    let path = try file(Self.teams, "county.json", data)
    let put = AdminRequest.putPack(path: path, name: "County", season: "2026-27")
    let line = "County  season 2026-27  version 1  2 entries"
    let done = AdminAnswer(done: true, lines: ["The library is published.", line])
    #expect(try await ask(put) == done)
    #expect(try await ask(put).lines == ["The same library is already published.", line])
    _ = try file(Self.teams.replacing("Mill Lane", with: "Quay"), "county.json", data)
    #expect(try await ask(put).lines.last == "County  season 2026-27  version 2  2 entries")
    let other = AdminRequest.putPack(path: path, name: "County", season: "2027-28")
    #expect(try await ask(other).lines.last == "County  season 2027-28  version 1  2 entries")
    #expect(
      try await ask(.listPacks).lines == [
        "County  season 2027-28  version 1  2 entries",
        "County  season 2026-27  version 2  2 entries",
      ])
    #expect(try await ask(.dropPack(name: "County", season: "2027-28")).done)
    #expect(try await !ask(.dropPack(name: "County", season: "2027-28")).done)
    #expect(try await ask(.listPacks).lines.count == 1)
  }

  @Test func withAnythingWrongNothingIsPutUp() async throws {
    let place = try Place()
    await place.build.writer.drain()
    try place.build.engine.close()
    let data = place.directory
    func put(_ text: String, name: String = "County", season: String = "") async throws
      -> AdminAnswer
    {
      let path = try file(text, "pack.json", data)
      return try await Administrator.perform(
        .putPack(path: path, name: name, season: season), data: data.path, peppersFile: nil)
    }
    let bad = try await put(
      Self.teams.replacing(#""name":"Mill Lane""#, with: #""name":"""#))
    #expect(!bad.done && bad.lines.count == 2)
    #expect(bad.lines.last?.hasPrefix("/items/1") == true)
    let twice = try await put(
      Self.teams.replacing(
        #""V1""#, with: #""V1"},{"kind":"venue","name":"Mill Lane","reference":"V1""#))
    #expect(twice.lines.last == "/items/2 (Mill Lane): occurs twice in the file")
    #expect(try await !put("no pack").done)
    #expect(
      try await put(#"{"format":"fieldday-referee-library","version":1,"items":[]}"#).lines
        == ["The file has no entries."])
    #expect(try await !put(Self.teams, name: "").done)
    #expect(try await !put(Self.teams, season: String(repeating: "x", count: 61)).done)
    let absent = try await Administrator.perform(
      .putPack(path: data.file("absent.json"), name: "x", season: ""), data: data.path,
      peppersFile: nil)
    #expect(!absent.done)
    let list = try await Administrator.perform(.listPacks, data: data.path, peppersFile: nil)
    #expect(list.lines == ["No library is published."])
  }
}
