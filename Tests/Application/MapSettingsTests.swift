import Application
import Foundation
import Logging
import Server
import StoreSQLite
import TestKit
import Testing

@Suite("Settings of maps")
struct MapSettingsTests {
  let data: TemporaryDirectory

  init() throws { data = try TemporaryDirectory() }

  private func load(_ environment: [String: String]) async throws -> Settings {
    var flags = SettingsFlags()
    flags.data = data.path
    return try await Settings.load(flags: flags, environment: environment)
  }

  @Test func thereIsNoMapUntilTheOperatorHasOne() async throws {
    let settings = try await load([:])
    #expect(settings.maps == MapSettings())
    #expect(try settings.tiles(environment: .system) == nil)
  }

  @Test func aMapHasASourceAndSaysWhoseItIs() async throws {
    let file = ["FIELDDAY_MAP_FILE": "/srv/map.mbtiles", "FIELDDAY_MAP_ATTRIBUTION": "© Us"]
    #expect(try await load(file).maps.file == "/srv/map.mbtiles")
    for broken in [
      ["FIELDDAY_MAP_FILE": "/srv/map.mbtiles"],
      ["FIELDDAY_MAP_URL": "https://tiles.example/{z}/{x}/{y}"],
      file.merging(["FIELDDAY_MAP_URL": "https://tiles.example/{z}/{x}/{y}"]) { one, _ in one },
      file.merging(["FIELDDAY_MAP_TILE_SIZE": "8"]) { one, _ in one },
      file.merging(["FIELDDAY_MAP_PRIVATE": "perhaps"]) { one, _ in one },
      file.merging(["FIELDDAY_MAP_CACHE_MEGABYTES": "many"]) { one, _ in one },
      file.merging(["FIELDDAY_MAP_GREATEST_ZOOM": "40"]) { one, _ in one },
    ] {
      await #expect(throws: SettingsFault.self, "\(broken)") { try await load(broken) }
    }
  }

  /// Found out at start-up, naming the setting and the file.
  @Test func aFileThatIsNoneIsNamed() async throws {
    let path = data.file("page.mbtiles")
    try Data(String(repeating: "<html>", count: 200).utf8).write(to: URL(fileURLWithPath: path))
    for (file, reason) in [
      (path, "no SQLite database"), (data.file("absent"), "cannot be opened"),
    ] {
      let settings = try await load([
        "FIELDDAY_MAP_FILE": file, "FIELDDAY_MAP_ATTRIBUTION": "© Us",
      ])
      let fault = #expect(throws: SettingsFault.self) {
        try settings.tiles(environment: .system)
      }
      let words = fault?.description ?? ""
      #expect(words.contains("mapFile: " + file) && words.contains(reason), "\(words)")
    }
  }

  @Test func anAddressHasPlacesForTheNumbersAndLeadsOutside() async throws {
    func source(_ address: String, _ more: [String: String] = [:]) async throws -> Bool {
      let settings = try await load(
        ["FIELDDAY_MAP_URL": address, "FIELDDAY_MAP_ATTRIBUTION": "© Us"].merging(more) {
          one, _ in one
        })
      return try settings.tiles(environment: .system) != nil
    }
    #expect(try await source("https://tiles.example/{z}/{x}/{y}.png"))
    #expect(
      try await source("http://10.0.0.5/{z}/{x}/{y}.png", ["FIELDDAY_MAP_PRIVATE": "on"]))
    for address in [
      "https://tiles.example/", "http://tiles.example/{z}/{x}/{y}.png",
      "http://10.0.0.5/{z}/{x}/{y}.png", "ftp://tiles.example/{z}/{x}/{y}.png",
    ] {
      await #expect(throws: SettingsFault.self, "\(address)") { try await source(address) }
    }
  }
}
