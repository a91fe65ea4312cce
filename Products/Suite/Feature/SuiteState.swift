import AccountsDomain
import AccountsUI
import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Design
import RefWatchDomain
import RefWatchUI
import RunningBuddyDomain
import RunningBuddyUI
import SuperFriendDomain
import SuperFriendUI
import Sync
import TeePalsDomain
import TeePalsUI
import View

extension SuiteFeature {
  /// The whole client.
  public struct State {
    /// As it was, with what the browser remembers as it is.
    public internal(set) var launch: Launch
    public var route: SuiteRoute
    /// Who uses the apps on this device; nothing until that is known, or when nobody does.
    var account: Account?
    /// The match that is watched by a link.
    var mirror: MirrorFeature.State?
    /// Who began without an account.
    var locals = LocalProfiles()
    /// Until it has been looked at who is here.
    var isStarting: Bool
    /// The server has just been asked who is signed in; see ``patience``.
    var asksWho = false
    var signIn: SignInFeature.State
    var signUp: SignUpFeature.State
    /// Who else can say who somebody is, as far as the server has told.
    var providers: [ProviderOffer] = []
    /// Whoever is not signed in is asked to sign up, not to sign in.
    var isNewcomer: Bool
    /// Where a link led somebody who has no account yet.
    var invitedTo: KeptPlace?
    /// The same as the device has it.
    var storedPlace = ""
    /// Said at the entrance to whoever has just deleted their account.
    var farewell: Farewell?
    /// The server has been asked who may sign up.
    var hasAskedRegistration = false
    /// The page a message led to, or the one that asks for a message.
    var doorstep: DoorstepFeature.State?
    /// What the server holds passwords to, once it has said so.
    var rules = PasswordRules.modern
    var isOnline: Bool
    /// The day and hour last seen, for the launcher; no day before the first action.
    var today: CivilDate?
    var hour: Int
    var isUpdateReady = false
    /// The person asked to restart once everything is durable.
    var restartsWhenSaved = false
    /// What the document was last told to look like.
    var look: DocumentLook?
    var badge = 0
    /// The theme and language of the last run, until the preferences are read.
    var remembered: Remembered

    /// The language in force: the person's, else the last run's, else the device's.
    var language: Language {
      account?.preferences.language ?? remembered.language ?? Language(preferred: launch.languages)
    }

    var theme: Theme? {
      guard let account, account.core.status.loaded else { return remembered.theme }
      return account.preferences.theme
    }

    var formats: Formats { Formats(language, hourCycle: account?.preferences.hourCycle) }
  }

  /// A person on this device, with everything that is theirs.
  struct Account {
    var occupant: Occupant
    var boxedCore: Boxed<ClientCore<SuiteDomain>>
    var boxedFriends: Boxed<FriendsFeature.State>
    var boxedReferee: Boxed<RefWatchFeature.State>
    var boxedGolf: Boxed<TeePalsFeature.State>
    var boxedDay: Boxed<DayBlockFeature.State>
    var boxedRun: Boxed<RunFeature.State>
    var boxedSettings: Boxed<SettingsFeature.State>
    var preferences: Preferences
    /// The browser lost what it held and it is being fetched again.
    var isRestoring: Bool
    /// The server is left alone, because an app wants it so.
    var isAtRest = false
    /// A poke stream is open or being opened.
    var isListening = false
    /// How often in a row it broke off or could not be opened.
    var lostStreams = 0
    /// Whether the server answers, as the tab that syncs last said.
    var isAnswered = true
    /// What the rules said no to at once, until the person has read it.
    var refusal: SuiteRejection?
    /// Who waits for which entity's content.
    var contentWishes: [EntityKey: [(HostAnswer) -> SuiteFeature.Action?]] = [:]
    /// Whether the browser was asked to keep our storage.
    var askedToPersist = false
    /// Signing in has called off the account's deletion, until the person has read it.
    var isKept = false
    /// Whether the server was asked what has become of the account since it ended the session.
    var hasAskedWhetherGone = false
    /// The account was deleted on this day, from another device.
    var deletedOn: CivilDate?

    var user: UserID { occupant.user }
    var session: SignedInSession? { occupant.session }

    /// The name of the local database.
    var database: String { occupant.database }

    /// What `reduce` makes of an app's state; what it says is done is held back until it is saved.
    private static func step<State: Tells, Action, Command>(
      _ state: inout State, _ reduce: (inout State) -> [Effect<Action, Command>]
    ) -> [Effect<Action, Command>] {
      let told = state.telling.last
      let effects = reduce(&state)
      if effects.contains(where: { effect in effect.isSubmission }) {
        state.telling.wait(after: told)
      }
      return effects
    }

    // In place: the state holds thousands of friends and must not be copied to be changed.

    mutating func reduceFriends(
      _ action: FriendsFeature.Action, _ moment: Moment
    ) -> [Effect<FriendsFeature.Action, FriendsCommand>] {
      Self.step(&friends) { state in FriendsFeature.reduce(&state, action, moment) }
    }

    mutating func reduceReferee(
      _ action: RefWatchFeature.Action, _ moment: Moment
    ) -> [Effect<RefWatchFeature.Action, RefWatchCommand>] {
      Self.step(&referee) { state in RefWatchFeature.reduce(&state, action, moment) }
    }

    mutating func reduceGolf(
      _ action: TeePalsFeature.Action, _ moment: Moment
    ) -> [Effect<TeePalsFeature.Action, TeePalsCommand>] {
      Self.step(&golf) { state in TeePalsFeature.reduce(&state, action, moment) }
    }

    mutating func reduceDay(
      _ action: DayBlockFeature.Action, _ moment: Moment
    ) -> [Effect<DayBlockFeature.Action, DayBlockCommand>] {
      Self.step(&day) { state in DayBlockFeature.reduce(&state, action, moment) }
    }

    mutating func reduceRun(
      _ action: RunFeature.Action, _ moment: Moment
    ) -> [Effect<RunFeature.Action, RunCommand>] {
      Self.step(&run) { state in RunFeature.reduce(&state, action, moment) }
    }

    mutating func reduceSettings(
      _ action: SettingsFeature.Action, _ moment: Moment
    ) -> [Effect<SettingsFeature.Action, AccountsCommand>] {
      SettingsFeature.reduce(&settings, action, moment)
    }
  }

  /// What is kept outside the database, for the first paint of the next run.
  struct Remembered: Hashable, Sendable {
    var session: SignedInSession?
    var language: Language?
    var theme: Theme?
    /// There are local profiles to look for.
    var hasLocal = false
    /// Whose device is to leave the server alone.
    var rest: String?
    /// What became of removing the copy on this device, until the person has read it.
    var wiped: Wiped?

    enum Wiped: String, Hashable, Sendable {
      case done, failed
    }
  }
}
