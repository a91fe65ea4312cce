import Core
import Wire

/// What came back on the way to a passkey.
enum PasskeyAnswer {
  /// The options that the server made for the browser.
  static func options(in answer: HostAnswer) -> String? {
    guard case .http(200, let body) = answer else { return nil }
    do throws(WireError) {
      return try WireCursor(try JSON.parse(body)).required("options").value.text
    } catch { return nil }
  }

  /// The body that hands the browser's credential to the server.
  static func body(_ credential: String) -> String? {
    do throws(WireError) {
      return JSON.object(["credential": try JSON.parse(credential)]).text
    } catch { return nil }
  }

  /// What is to be said of an answer of the browser; nothing when the person thought better of it.
  static func problem(_ answer: HostAnswer) -> AccountProblem? {
    switch answer {
    case .failed("cancelled"): nil
    case .failed("unsupported"): AccountProblem(code: "passkeysUnsupported")
    case .failed("known"): AccountProblem(code: "passkeyKnown")
    case .failed: AccountProblem(code: "passkeyRefused")
    default: AccountProblem.of(answer)
    }
  }
}
