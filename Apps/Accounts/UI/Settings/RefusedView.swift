import AccountsDomain
import Calendar
import Coding
import Core
import Design
import Sync
import View

/// A change that the server did not accept: of the account, or one that this version of the app
/// cannot read.
@Memberwise public struct RefusedAccountCommand: Hashable, Sendable {
  public let id: CommandID
  /// `nil` for what another version of the app has made.
  public let command: AccountsCommand?
  public let reason: Refusal<AccountsRejection>
  /// When the person did it, as they read dates and times.
  public let when: String
}

extension SettingsFeature {
  /// What was not accepted, why in words, and what can be done; nothing if there is nothing.
  static func refused(_ state: State) -> Node<Action> {
    guard !state.refused.isEmpty else { return .empty }
    let language = state.language
    return section(id: "refused", RefusedText.title.text(in: language)) {
      element("ul", .class("stack"), .attribute("role", "list")) {
        for refused in state.refused {
          element("li", .key(refused.id.description)) { card(refused, language) }
        }
      }
    }
  }

  private static func card(_ refused: RefusedAccountCommand, _ language: Language) -> Node<Action> {
    box(.tight) {
      stack {
        element("h3", .class("headline breaks")) {
          (refused.command.map { command in command.deed } ?? .another).text(in: language)
        }
        fault(refused.reason.text(in: language) { rejection in rejection.text(in: language) })
        paragraph(refused.when, "callout soft")
        line("wraps") {
          if refused.reason.isWorthRepeating, refused.command != nil {
            button(
              KitText.retry.text(in: language), .filled, icon: .refresh,
              action: .delegate(.repeatRefused(refused.id)))
          }
          button(
            KitText.discard.text(in: language), .naked, icon: .trash, traits: .destructive,
            action: .delegate(.discardRefused(refused.id)))
        }
      }
    }
  }
}

extension AccountsCommand {
  /// What the command wanted to do.
  fileprivate var deed: RefusedText {
    switch self {
    case .setDisplayName: .name
    case .setLanguage, .setTheme, .setHourCycle: .appearance
    case .setPublic, .setPrivate: .profile
    }
  }
}

enum RefusedText: PhraseBook {
  case title, name, appearance, profile, another

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Changes not accepted", "거절된 변경")
    case .name: Phrase("Change your name", "이름 변경")
    case .appearance: Phrase("Change language and appearance", "언어와 화면 변경")
    case .profile: Phrase("Change your profile", "프로필 변경")
    case .another:
      Phrase("A change made with another version of the app", "다른 버전의 앱에서 한 변경")
    }
  }
}
