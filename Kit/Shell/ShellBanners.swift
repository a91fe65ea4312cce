import AccountsUI
import Calendar
import Core
import Design
import Sync
import View

extension AppShell {
  /// What the person must know wherever they are.
  public static func banners(_ state: State, _ account: Account) -> Node<Action> {
    let language = state.language
    let status = account.core.status
    return element("div", .class("banners")) {
      if status.storageFailure != nil {
        banner(
          ClientText.storageFull.text(in: language) + ". "
            + ClientText.storageFullText.text(in: language), icon: .alert, rank: .alarming)
      }
      if let day = account.deletedOn, status.signedOut {
        goneElsewhere(day, state.formats)
      } else if status.signedOut {
        banner(ClientText.sessionEnded.text(in: language), icon: .warning, rank: .warning) {
          button(
            ClientText.signInAgain.text(in: language), .filled, traits: .small,
            action: Action.signInAgain)
        }
      }
      if account.isKept {
        banner(GoodbyeText.kept.text(in: language), icon: .checkCircle) {
          button(
            KitText.close.text(in: language), .naked, traits: .small, action: Action.keptRead)
        }
      }
      if let wiped = state.remembered.wiped { wipedBanner(wiped, language) }
      if let refusal = account.refusal {
        banner(Content.words(for: refusal, in: language), icon: .warning, rank: .alarming) {
          button(
            KitText.close.text(in: language), .naked, traits: .small, action: Action.refusalRead)
        }
      }
      if account.isRestoring {
        element("div", .class("passing")) {
          banner(ClientText.storageCleared.text(in: language), icon: .restore, rank: .plain)
        }
      }
      if let (system, live) = state.shownLive(account) {
        liveStrip(live, of: system, at: state.now)
      }
      Content.banners(state, account)
      if state.isUpdateReady, !Content.isImmersed(state) {
        banner(ClientText.updateReady.text(in: language), icon: .refresh) {
          button(
            ClientText.updateNow.text(in: language), .filled, traits: .small,
            action: Action.updateAccepted)
          button(
            ClientText.later.text(in: language), .naked, traits: .small,
            action: Action.updatePutOff)
        }
      }
    }
  }

  /// Said calmly, wherever a person without an account is.
  public static func localBanner(_ state: State, _ account: Account) -> Node<Action> {
    guard account.currentUser.profile != nil else { return .empty }
    return banner(LocalText.only.text(in: state.language), icon: .device) {
      if state.isOnline {
        link(LocalText.makeAccount, ClientAddress.makeAccount, "filled", state.language)
        link(AccountsText.signIn, ClientAddress.signIn, "naked", state.language)
      }
    }
  }

  static func link(
    _ text: some PhraseBook, _ address: String, _ look: String, _ language: Language
  ) -> Node<Action> {
    element("a", .class("button small " + look), .attribute("href", address)) {
      text.text(in: language)
    }
  }

  /// Said on a device that comes back after its person's account was deleted.
  private static func goneElsewhere(_ day: CivilDate, _ formats: Formats) -> Node<Action> {
    let language = formats.language
    return banner(
      GoodbyeText.goneElsewhere.text(in: language, [("date", formats.date(day, .long))]),
      icon: .warning, rank: .alarming
    ) {
      button(
        DataText.save.text(in: language), .filled, traits: .small, action: Action.saveWanted)
      button(
        GoodbyeText.erase.text(in: language), .naked, traits: [.small, .destructive],
        action: Action.eraseWanted)
    }
  }

  /// What became of removing the copy on this device.
  private static func wipedBanner(_ wiped: Remembered.Wiped, _ language: Language) -> Node<Action> {
    let text: WipingText = wiped == .done ? .wiped : .notWiped
    return banner(text.text(in: language), icon: wiped == .done ? .checkCircle : .warning) {
      button(
        KitText.close.text(in: language), .naked, traits: .small, action: Action.wipedRead)
    }
  }
}
