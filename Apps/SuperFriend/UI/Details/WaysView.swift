import Design
import SuperFriendDomain
import View

/// Every number, address and handle of a person, as something to press.
enum WaysView {
  struct Way {
    let title: String
    let remark: String
    let icon: Icon
    let type: ConnectionType
    let url: String
  }

  static func menu(_ state: State, _ id: FriendID) -> Piece? {
    guard let friend = state.replica.friend(id), let card = state.replica.contact(of: friend)?.card
    else { return nil }
    let options = ways(card, state.settings.country).map { way in
      MenuOption<FriendsFeature.ViewAction>(
        way.title, icon: way.icon, remark: way.remark,
        action: .friend(id, .reachedOut(way.type, url: way.url)))
    }
    return Design.menu(
      id: "ways-menu", title: state.words(DetailsText.allWaysTitle, name: state.name(friend)),
      language: state.language, options: options, close: .overlayDismissed)
  }

  /// What the first number of a card that can be dialled is dialled by.
  static func firstNumber(_ card: Card?) -> String? {
    for phone in card?.phones ?? [] {
      let number = PhoneNumber(phone.value)
      if number.canBeDialled { return number.dialled }
    }
    return nil
  }

  /// Where Message or Call leads with such a number.
  static func url(_ type: ConnectionType, _ number: String) -> String {
    (type == .message ? "sms:" : "tel:") + number
  }

  /// The ways in the order of the card: numbers three times (spoken, written, WhatsApp), then the
  /// rest.
  static func ways(_ card: Card, _ country: Country?) -> [Way] {
    var ways: [Way] = []
    for phone in card.phones {
      let number = PhoneNumber(phone.value)
      guard number.canBeDialled else { continue }
      let dialled = number.dialled
      ways.append(
        Way(title: phone.value, remark: "tel", icon: .call, type: .call, url: "tel:" + dialled))
      ways.append(
        Way(
          title: phone.value, remark: "sms", icon: .message, type: .message, url: "sms:" + dialled))
      if let full = number.e164(in: country) {
        ways.append(
          Way(
            title: phone.value, remark: "WhatsApp", icon: .message, type: .message,
            url: "https://wa.me/" + String(full.dropFirst())))
      }
    }
    for email in card.emails where isPlain(email.value) {
      ways.append(
        Way(
          title: email.value, remark: "email", icon: .email, type: .email,
          url: "mailto:" + email.value))
    }
    for handle in card.impps where scheme(handle.value) != nil {
      ways.append(
        Way(
          title: handle.value, remark: scheme(handle.value) ?? "", icon: .message, type: .message,
          url: handle.value))
    }
    return ways
  }

  /// The schemes a card may open: messengers, never a script.
  private static func scheme(_ text: String) -> String? {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = String(text[..<colon]).lowercased()
    switch scheme {
    case "xmpp", "sip", "sips", "skype", "tg", "matrix", "signal", "im", "irc": return scheme
    default: return nil
    }
  }

  /// An address that cannot smuggle further header fields into a `mailto:` link.
  private static func isPlain(_ text: String) -> Bool {
    !text.isEmpty
      && !text.utf8.contains { byte in
        byte <= 0x20 || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "&")
          || byte == UInt8(ascii: "%")
      }
  }
}
