import AccountsUI
import Entrance
import Foundation
import Home
import Testing

/// The server and the service worker find a client's page by the first two segments of an address:
/// Tools/clients.sh says which of the account's are the entrance's.
@Suite("The pages of the account belong to the entrance or to the account")
struct EntrancePlacesTests {
  private static func text(of file: String) throws -> String {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return String(decoding: try Data(contentsOf: root.appending(path: file)), as: UTF8.self)
  }

  /// The words that an address of the account may have after `/account/`, as it is written where
  /// they are read.
  private static func words() throws -> Set<String> {
    let source = try text(of: "Apps/Accounts/UI/AccountsRoute.swift")
    let read = source.matches(of: #/case \["([a-z-]+)"/#).map { match in String(match.1) }
    return Set(read + SettingsPage.allCases.map { page in page.rawValue })
  }

  @Test("the script lists exactly those that the entrance accepts")
  func listed() throws {
    let script = try Self.text(of: "Tools/clients.sh")
    let loop = try #require(script.firstMatch(of: #/for place in ([a-z -]+); do/#))
    let listed = loop.1.split(separator: " ").map { place in String(place) }
    let words = try Self.words()
    #expect(words.count > listed.count && Set(listed).count == listed.count)
    let accepted = words.filter { word in EntranceRoute(address: "/account/" + word) != nil }
    #expect(Set(listed) == accepted)
  }

  @Test("each address is either the entrance's or the account's")
  func either() throws {
    for word in try Self.words() where word != "overview" {
      let address = "/account/" + word
      let isSettings = if case .account = HomeRoute(address: address) { true } else { false }
      #expect(isSettings == (EntranceRoute(address: address) == nil), "\(address)")
    }
    #expect(EntranceRoute(address: "/account") == nil)
    #expect(HomeRoute(address: "/account") == .account(.overview))
  }

  @Test("what lies deeper is of the same page", arguments: SignUpStep.allCases)
  func steps(_ step: SignUpStep) {
    #expect(EntranceRoute(address: "/account/sign-up/" + step.rawValue) != nil)
    #expect(EntranceRoute(address: "/account/security/" + step.rawValue) == nil)
  }

  @Test("the entrance has the first page, and nothing of the apps")
  func others() {
    #expect(EntranceRoute(address: "/") == .start)
    for address in ["/friends", "/golf/profile", "/m", "/nowhere", "/entrance", "/account/nowhere"]
    {
      #expect(EntranceRoute(address: address) == nil, "\(address)")
    }
  }
}
