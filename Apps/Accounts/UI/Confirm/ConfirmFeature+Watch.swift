import AccountsDomain
import Core
import Wire

// A link opened in another tab completes what this one waits for: it looks now and then.
extension ConfirmFeature.State {
  /// Milliseconds between two looks.
  static var watchPause: Int { 5_000 }
  /// As long as a code works.
  private static var watchLimit: Int { 120 }

  /// A look later. There is none where nobody knows what to look for.
  mutating func watch() -> [Effect<ConfirmFeature.Action, Never>] {
    guard watches < Self.watchLimit, !isBlind else { return [] }
    watches += 1
    return [
      .ask(
        .timer(key: "confirm-watch", milliseconds: Self.watchPause), answer: { _ in .watchDue })
    ]
  }

  /// A look now; one that cannot be had is no trouble.
  mutating func look() -> [Effect<ConfirmFeature.Action, Never>] {
    guard phase != .sending else { return watch() }
    guard !isBlind else { return [] }
    let purpose = purpose
    let wanted = login(email)
    let name: String
    switch purpose {
    case .signUp: name = "session"
    case .address: name = "confirmation"
    case .newAddress: name = "identifiers"
    }
    return [
      .ask(
        .get("/api/account/" + name),
        answer: { answer in
          ConfirmFeature.seen(answer, purpose, wanted) ?? .watched
        })
    ]
  }

  private var isBlind: Bool { isLink || (purpose != .address && email.isEmpty) }
}

extension ConfirmFeature {
  /// What another tab has completed; `nil` while nothing is.
  fileprivate static func seen(
    _ answer: HostAnswer, _ purpose: Purpose, _ wanted: String
  ) -> Action? {
    guard case .http(200, let body) = answer else { return nil }
    do throws(WireError) {
      switch purpose {
      case .signUp:
        guard case .some(.some(let session)) = SignedInSession.read(body),
          login(session.email) == wanted
        else { return nil }
        return .delegate(.signedIn(session))
      case .address:
        let isConfirmed = try WireCursor(try JSON.parse(body)).required("confirmed").bool()
        return isConfirmed ? .delegate(.confirmed) : nil
      case .newAddress:
        let email = try WireCursor(try JSON.parse(body)).required("email")
          .string(limit: AccountsLimits.email)
        return login(email) == wanted ? .delegate(.confirmed) : nil
      }
    } catch { return nil }
  }
}

/// An address as the server compares it.
private func login(_ email: String) -> String {
  do throws(EmailAddress.Fault) { return try EmailAddress(email).login } catch { return email }
}
