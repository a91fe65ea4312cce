import Core
import View
import Wire

/// Whether this server can verify telephone numbers, and so takes them.
enum PhoneOffer {
  /// The question. Nobody waits for the answer for long.
  static var ask: HostRequest { .get("/api/account/phone/offer", timeout: 3_000) }

  /// `nil` when the answer says nothing.
  static func read(_ answer: HostAnswer) -> Bool? {
    guard case .http(200, let body) = answer else { return nil }
    do throws(WireError) {
      return try WireCursor(try JSON.parse(body)).required("offered").bool()
    } catch { return nil }
  }

  static func isMade(_ answer: HostAnswer) -> Bool { read(answer) == true }
}
