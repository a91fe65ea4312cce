import Application
import Foundation
import TeePalsDomain
import TestKit
import Testing

/// What an operator may ask of golfers and their rounds.
@Suite struct GolfRuleSettingsTests {
  let data: TemporaryDirectory

  init() throws { data = try TemporaryDirectory() }

  private func load(_ environment: [String: String] = [:]) async throws -> InstanceRules {
    var flags = SettingsFlags()
    flags.data = data.path
    return try await Settings.load(flags: flags, environment: environment).golf
  }

  @Test func theyAreTheUsualOnesUntilSomebodySaysOtherwise() async throws {
    #expect(try await load() == InstanceRules())
    let set = try await load([
      "FIELDDAY_GOLF_YOUNGEST": "21", "FIELDDAY_GOLF_REQUEST_CUT_OFF": "0",
    ])
    #expect(set.youngest == 21 && set.requestCutOff == 0)
    try Data(#"{"golfYoungest": 30, "golfRequestCutOff": 1440}"#.utf8)
      .write(to: URL(fileURLWithPath: data.file("fieldday.json")))
    let read = try await load()
    #expect(read.youngest == 30 && read.requestCutOff == 1_440)
    #expect(try await load(["FIELDDAY_GOLF_YOUNGEST": "40"]).youngest == 40)
  }

  @Test(arguments: ["17", "81", "-1", "grown up", "18.5"])
  func anAgeOutOfRangeStopsTheStart(_ text: String) async {
    let fault = SettingsFault.golf(.youngest)
    await #expect(throws: fault) { try await load(["FIELDDAY_GOLF_YOUNGEST": text]) }
    #expect(fault.description.contains("18 to 80"))
  }

  @Test(arguments: ["-1", "1441", "2 hours"])
  func aCutOffOutOfRangeStopsTheStart(_ text: String) async {
    let fault = SettingsFault.golf(.requestCutOff)
    await #expect(throws: fault) { try await load(["FIELDDAY_GOLF_REQUEST_CUT_OFF": text]) }
    #expect(fault.description.contains("0 to 1440"))
  }
}
