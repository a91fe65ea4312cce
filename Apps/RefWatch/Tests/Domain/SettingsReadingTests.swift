import Core
import RefWatchDomain
import Testing
import Wire

@testable import RefWatchTestKit

/// Settings that another version of the client wrote.
@Suite struct SettingsReadingTests {
  private let user = UserID(high: 1, low: 1)

  private func read(_ text: String) throws -> RefWatchSettings {
    try RefWatchSettings(user: user, WireCursor(try JSON.parse(text)))
  }

  @Test func whatAnOlderVersionWroteHasTheDefaults() throws {
    #expect(try read("{}") == RefWatchSettings(user: user))
    #expect(try read(#"{"countsDown":true}"#).timerFace == .standard)
  }

  @Test func aFaceOfANewerVersionIsTheStandardOne() throws {
    let settings = try read(#"{"timerFace":"hologram","vibration":"earthquake"}"#)
    #expect(settings == RefWatchSettings(user: user))
  }

  @Test(arguments: TimerFace.allCases)
  func everyFaceIsKept(_ face: TimerFace) throws {
    var settings = RefWatchSettings(user: user)
    settings.apply(.timerFace(face))
    settings.apply(.vibration(.soft))
    #expect(try read(settings.body.text) == settings)
  }
}
