import Application
import Server
import TestKit
import Testing

@Suite("Settings of text messages")
struct TextSettingsTests {
  private func load(_ environment: [String: String]) async throws -> TextRules {
    let data = try TemporaryDirectory()
    var all = environment
    all["FIELDDAY_DATA"] = data.path
    return try await Settings.load(flags: SettingsFlags(), environment: all).delivery.texts
  }

  @Test func theUsualOnes() async throws {
    #expect(try await load([:]) == TextRules(countries: ["82"], dailyBudget: 200))
  }

  @Test func areAsTheOperatorSays() async throws {
    let rules = try await load([
      "FIELDDAY_SMS_COUNTRIES": "82, +49,1", "FIELDDAY_SMS_DAILY_BUDGET": "0",
    ])
    #expect(rules == TextRules(countries: ["82", "49", "1"], dailyBudget: 0))
  }

  @Test(arguments: [
    ["FIELDDAY_SMS_COUNTRIES": "KR"], ["FIELDDAY_SMS_COUNTRIES": "999"],
    ["FIELDDAY_SMS_COUNTRIES": "821"], ["FIELDDAY_SMS_DAILY_BUDGET": "many"],
    ["FIELDDAY_SMS_DAILY_BUDGET": "-1"], ["FIELDDAY_SMS_DAILY_BUDGET": "1000001"],
  ])
  func whatMeansNothingIsRefused(environment: [String: String]) async {
    await #expect(throws: SettingsFault.self) { try await load(environment) }
  }
}
