import Core
import Design
import RunningBuddyDomain
import Wire

// Devices that are signed in to nobody are paired by a code.
extension RunFeature.State {
  mutating func listPaired() -> Effects {
    guard hasAccount else { return [] }
    companions.hasAskedPaired = true
    return [
      .ask(
        .get("/api/account/sessions"),
        answer: { answer in .inner(.companions(.listed(answer))) })
    ]
  }

  /// Asks for the devices on their page, and counts a code's seconds.
  mutating func keepPaired() -> Effects {
    guard route == .companions, isVisible else { return [] }
    var effects = companions.hasAskedPaired ? [] : listPaired()
    if case .made(let pairing) = companions.code, pairing.expiresAt <= now {
      companions.code = .none
      effects += listPaired()
    }
    if companions.isWanted == true, !live.isTicking, !companions.isTicking {
      companions.isTicking = true
      effects.append(
        .ask(
          .timer(key: "run.companions.second", milliseconds: 1_000),
          answer: { _ in .inner(.companions(.ticked)) }))
    }
    return effects
  }

  /// Whether the frame is to ask for a proof of who the person is, before a code is made.
  public var awaitsProof: Bool {
    if case .unproved = companions.code { true } else { false }
  }

  mutating func askForCode() -> Effects {
    companions.code = .making
    return [
      .ask(
        .post("/api/account/pairing", body: "{}"),
        answer: { answer in .inner(.companions(.coded(answer))) })
    ]
  }

  mutating func goOnWithCode(_ isProved: Bool) -> Effects {
    guard awaitsProof else { return [] }
    companions.code = .none
    return isProved ? askForCode() : []
  }

  mutating func takeCode(_ answer: HostAnswer) {
    guard case .making = companions.code else { return }
    if CompanionsState.wantsProof(answer) {
      companions.code = .unproved
      return
    }
    let made = answer.read { cursor throws(WireError) in
      (
        code: try cursor.required("code").string(limit: RunRoute.codeDigits),
        expiresAt: try cursor.required("expiresAt").instant(),
        site: try cursor.required("site").string(limit: 300)
      )
    }
    guard let made else {
      companions.code = .failed
      return
    }
    companions.isWanted = true
    companions.code = .made(
      CompanionsState.Pairing(
        code: made.code, expiresAt: made.expiresAt,
        picture: QRCode(made.site + RunRoute.companion(made.code).path)))
  }

  mutating func takePaired(_ answer: HostAnswer) {
    let found = answer.read { cursor throws(WireError) in
      var paired: [CompanionsState.Paired] = []
      for entry in try cursor.required("sessions").elements() {
        guard let kind = try entry.optional("kind")?.string(limit: 64),
          sameBytes(kind, "companion")
        else { continue }
        let client = try entry.required("client")
        let names = [
          try client.optional("system")?.string(limit: 64),
          try client.optional("browser")?.string(limit: 64),
        ]
        paired.append(
          CompanionsState.Paired(
            id: try entry.required("id").string(limit: 36),
            name: names.compactMap { name in name }.joined(separator: " · "),
            seen: try entry.required("lastSeenAt").instant()))
      }
      return paired
    }
    if let found { companions.paired = found }
  }
}

extension CompanionsState {
  fileprivate static func wantsProof(_ answer: HostAnswer) -> Bool {
    guard case .http(403, let body) = answer else { return false }
    do throws(WireError) {
      let code = try WireCursor(try JSON.parse(body)).required("code").string(limit: 64)
      return sameBytes(code, "reauthenticationRequired")
    } catch { return false }
  }
}
