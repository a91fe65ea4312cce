import Core
import TeePalsDomain
import Wire

extension InstanceRules {
  /// What was kept; what is usual where nothing readable was.
  static func kept(in remembered: [String: String]) -> InstanceRules {
    guard let text = remembered[TeePalsMemory.rulesKey], !text.isEmpty else {
      return InstanceRules()
    }
    do throws(WireError) {
      return try InstanceRules(WireCursor(try JSON.parse(text)))
    } catch { return InstanceRules() }
  }
}

extension TeePalsFeature.State {
  /// Asks what is so on this server while somebody is welcomed, once, so that the device says what
  /// the server will.
  mutating func keepRules() -> Effects {
    guard isShown, isOnline, needsWelcome, !hasAskedRules else { return [] }
    hasAskedRules = true
    return ask(get: "/api/golf/instance") { answer in .profile(.rules(answer)) }
  }

  mutating func receiveRules(_ answer: HostAnswer) -> Effects {
    let heard = answer.read { cursor throws(WireError) in
      try InstanceRules(cursor)
    }
    guard let heard, heard != rules else { return [] }
    rules = heard
    replica.rules = heard
    return [.tell(.remember(key: TeePalsMemory.rulesKey, value: heard.json.text))]
  }
}
