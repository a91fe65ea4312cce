import AccountsDomain
import AccountsUI
import Calendar
import Core
import Sync

/// A person on this device, with everything that is theirs.
public struct ShellAccount<Content: ShellContent> {
  public internal(set) var currentUser: CurrentUser
  /// In a box: the account is copied in every turn, and the core has some seventy fields.
  private var boxedCore: Boxed<ClientCore<Content.Domain>>
  public var apps: Content.Apps
  public internal(set) var preferences: Preferences
  /// The browser lost what it held and it is being fetched again.
  public internal(set) var isRestoring: Bool
  /// The server is left alone, because an app wants it so.
  var isAtRest = false
  /// A stream of change notifications is open or being opened.
  var isListening = false
  /// How often in a row it broke off or could not be opened.
  var lostStreams = 0
  /// Whether the server answers, as the tab that syncs last said.
  public internal(set) var isAnswered = true
  /// What the rules said no to at once, until the person has read it.
  public internal(set) var refusal: Content.Domain.Rejection?
  /// Who waits for which entity's content.
  var contentWishes: [EntityKey: [(HostAnswer) -> ShellAction<Content>?]] = [:]
  /// What the apps of this device tell each other, by the app's word.
  public internal(set) var glances: [String: AppGlance] = [:]
  /// What is told and read of the person's time.
  var outings = OutingKeeping()
  /// What this client's apps told last.
  var told: [String: AppGlance] = [:]
  /// The account that has claimed this local profile, until what is under way here is over.
  var heldClaim: SignedInSession?
  /// Whether the browser was asked to keep our storage.
  var askedToPersist = false
  /// Signing in has called off the account's deletion, until the person has read it.
  public var isKept = false
  /// Whether the server was asked what has become of the account since it ended the session.
  var hasAskedWhetherGone = false
  /// The account was deleted on this day, from another device.
  public internal(set) var deletedOn: CivilDate?

  init(
    currentUser: CurrentUser, core: ClientCore<Content.Domain>, apps: Content.Apps,
    preferences: Preferences, isRestoring: Bool
  ) {
    self.currentUser = currentUser
    boxedCore = Boxed(core)
    self.apps = apps
    self.preferences = preferences
    self.isRestoring = isRestoring
  }

  public var user: UserID { currentUser.user }
  public var session: SignedInSession? { currentUser.session }

  /// The name of the local database.
  public var database: String { currentUser.database }

  /// Read and changed in place: it holds thousands of rows.
  public var core: ClientCore<Content.Domain> {
    _read { yield boxedCore.value }
    _modify { yield &boxedCore.value }
  }
}
