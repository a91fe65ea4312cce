import Core
import View
import Wire

/// How whoever runs the server is reached (specification §8.7).
struct ContactState {
  /// `mailto:…` or `https://…`; empty where they have said nothing, or nobody has asked yet.
  private(set) var address: String

  init(reading remembered: [String: String]) { address = remembered[ContactState.key] ?? "" }

  /// One for everybody on a device: it is the server's.
  static let key = "contact"

  /// Takes what the server said, as far as a link may lead there.
  fileprivate mutating func take(_ text: String) {
    address = text.hasPrefix("mailto:") || text.hasPrefix("https://") ? text : ""
  }
}

extension DayBlockFeature.State {
  mutating func askContact() -> Effects {
    guard isOnline else { return [] }
    return ask(get: "/api/contact") { answer in .info(.contact(answer)) }
  }

  mutating func heardContact(_ answer: HostAnswer) -> Effects {
    let text = answer.read { cursor throws(WireError) in
      try cursor.optional("contact")?.string(limit: 500) ?? ""
    }
    let before = info.contact.address
    guard let text else { return [] }
    info.contact.take(text)
    let address = info.contact.address
    guard !sameBytes(address, before) else { return [] }
    return [.tell(.remember(key: ContactState.key, value: address))]
  }
}
