import AccountsDomain
import Calendar
import Coding
import Core
import Design
import View
import Wire

/// A provider one can sign in through here.
@Wire public struct ProviderOffer: Hashable, Sendable {
  /// A word of an address.
  @Field(limit: AccountsLimits.provider) public let id: String
  @Field(limit: AccountsLimits.word) public let title: String

  /// What the server offers.
  public static var ask: HostRequest { .get("/api/account/providers") }

  /// Reads the answer; whatever is none offers nothing.
  public static func read(_ answer: HostAnswer) -> [ProviderOffer] {
    guard case .http(200, let body) = answer else { return [] }
    do throws(WireError) {
      return try WireCursor(try JSON.parse(body)).required("providers").decodeArray()
    } catch { return [] }
  }

  func say(_ text: ProviderOfferText, _ language: Language) -> String {
    text.text(in: language, [("provider", title), ("by", title + particle)])
  }

  /// The Korean particle for "by", as the name is spoken.
  private var particle: String {
    switch title {
    case "Apple", "Google": "로"
    default: "(으)로"
    }
  }
}

/// The words of the buttons.
public enum ProviderOfferText: PhraseBook {
  case with, or

  public var phrase: Phrase {
    switch self {
    case .with: Phrase("Continue with {provider}", "{by} 계속하기")
    case .or: Phrase("or", "또는")
    }
  }
}

/// Ways to go on through others; nothing when there are none.
///
/// Plain links: they leave the client. The host follows links into the client itself, but none with
/// a target.
func providerLinks<Action>(_ offers: [ProviderOffer], _ language: Language) -> Node<Action> {
  guard !offers.isEmpty else { return .empty }
  return element("div", .class("stack providers"), .key("providers")) {
    element("p", .class("soft")) { ProviderOfferText.or.text(in: language) }
    for offer in offers {
      element(
        "a", .class("button wide " + (offer.id == "apple" ? "by-apple" : "outlined")),
        .attribute("href", "/api/account/providers/" + offer.id + "/begin"),
        .attribute("target", "_self"), .key(offer.id)
      ) { offer.say(.with, language) }
    }
  }
}

/// How the buttons look. Apple's is black on light ground and white on dark, as Apple wants it.
enum ProviderStyles {
  static let css = """
    .providers>p{text-align:center}
    .by-apple{background:#000;color:#fff}
    @media (prefers-color-scheme:dark){:root:not([data-theme="light"]) .by-apple{\(dark)}}
    :root[data-theme="dark"] .by-apple{\(dark)}
    """

  private static let dark = "background:#fff;color:#000"
}
