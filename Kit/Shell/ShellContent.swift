import AccountsDomain
import AccountsUI
import Calendar
import Core
import Design
import Sync
import View

/// What a client holds besides what every client has: its apps, and what stands around them.
///
/// The shell asks, the content answers; where an answer changes more than the content's own part it
/// gets the whole state, and may use what the shell can do.
public protocol ShellContent {
  /// The rules of everything the client can decide.
  associatedtype Domain: SyncDomain
  /// Every address of the client.
  associatedtype Route: Hashable
  /// What can happen to the content.
  associatedtype Action
  /// What there is for a person who uses the apps on this device.
  associatedtype Apps
  /// What there is whether somebody is here or not.
  associatedtype Surroundings

  // MARK: Places

  static func route(address: String) -> Route
  /// Path and query below the origin.
  static func address(_ route: Route) -> String
  /// The app whose look is in force, as `DocumentLook.app`.
  static func app(_ route: Route) -> String
  /// Whether somebody who is not known may stay there; else they are led to the entrance.
  static func isForEverybody(_ route: Route) -> Bool
  /// Whether they begin there on this device alone instead.
  static func beginsAlone(_ route: Route) -> Bool
  /// Where a page begins, and what stands around the apps then.
  static func launch(_ launch: Launch, _ language: Language) -> (Route, Surroundings)
  /// The browser went to another place by itself.
  static func go(to place: Route, _ state: inout ShellState<Self>, _ moment: Moment)
    -> ShellEffects<Self>

  // MARK: A person

  /// Makes the apps of somebody whose data is about to be read.
  static func open(_ currentUser: CurrentUser, for state: ShellState<Self>, _ moment: Moment)
    -> Apps
  /// After that.
  static func opened(_ state: inout ShellState<Self>, _ moment: Moment) -> ShellEffects<Self>
  /// Everything that is on this device has been read, but for older rows.
  static func restored(_ state: inout ShellState<Self>, _ moment: Moment) -> ShellEffects<Self>
  /// The person's data could not be opened, in words; `nil` once it could.
  static func showTrouble(_ words: String?, _ apps: inout Apps)
  /// What the person has, or sees, has changed.
  static func showView(_ state: inout ShellState<Self>, _ moment: Moment)
  /// Which tab keeps in touch with the server is known.
  static func showElected(_ isElected: Bool, _ apps: inout Apps)
  /// What is known of saving, sending and the person's preferences.
  static func showStatus(
    _ account: inout ShellAccount<Self>, _ formats: Formats, isOnline: Bool, _ moment: Moment)
  /// As they are in what the person sees.
  static func preferences(of account: ShellAccount<Self>) -> Preferences
  /// Whether the server is to be left alone; `nil` where another client has to say it.
  static func wantsSilence(_ apps: Apps) -> Bool?
  /// What its apps tell the others.
  static func glances(
    _ account: ShellAccount<Self>, _ formats: Formats, _ moment: Moment
  ) -> [AppGlance]
  /// Whether this window can say what is under way in them; else what another one told stays.
  static func knowsUnderWay(_ apps: Apps) -> Bool
  /// Something is under way that must not be broken off: the person stays who they are until it is
  /// over.
  static func isHeld(_ apps: Apps) -> Bool
  /// What the host is to let go of when the person goes from this window.
  static func released(_ apps: Apps) -> ShellEffects<Self>
  /// The system whose place it is: what is under way there is not said beside it.
  static func system(_ route: Route) -> String
  /// The word of its app, where that knows of time that the others are told of.
  static var outingsSystem: String? { get }
  /// All of that.
  static func outings(_ account: ShellAccount<Self>, _ language: Language, _ zone: Zone)
    -> [Outing]
  /// Whether an app is to be told what the others know.
  static func wantsOutings(_ apps: Apps) -> Bool
  /// What the others know, in no order.
  static func show(_ outings: [Outing], _ apps: inout Apps, _ moment: Moment)
  /// Another one knows something else than it did.
  static func outingsChanged(_ apps: inout Apps)
  /// Somebody goes; what is remembered beside their database goes with them.
  ///
  /// - Parameters:
  ///   - isWiping: Only the copy goes: what is nowhere else stays.
  ///   - isErasing: Their database is erased by this tab.
  static func left(
    _ user: UserID, isWiping: Bool, isErasing: Bool, _ state: inout ShellState<Self>
  ) -> ShellEffects<Self>
  /// The local profile that was open is gone.
  static func leftLocal(_ state: inout ShellState<Self>) -> ShellEffects<Self>
  /// The database of somebody who has gone is erased.
  static func erased(_ state: inout ShellState<Self>) -> ShellEffects<Self>
  /// What a local profile did belongs to an account, and its database is gone.
  static func claimed(
    _ local: UserID, by user: UserID?, _ state: inout ShellState<Self>, _ moment: Moment
  ) -> ShellEffects<Self>
  /// Whether it knows everything that a local profile may have left beside its database, and so may
  /// erase that.
  static var finishesClaims: Bool { get }
  /// A local profile is gone for good.
  static func removed(_ local: UserID) -> ShellEffects<Self>

  /// Goes to the account's settings.
  static func openSettings(_ state: inout ShellState<Self>, _ moment: Moment) -> ShellEffects<Self>
  /// Goes to where one signs in.
  ///
  /// - Parameter again: The session of the person who is here has ended.
  static func openSignIn(_ state: inout ShellState<Self>, again: Bool, _ moment: Moment)
    -> ShellEffects<Self>
  /// Saves the person's data as a file.
  static func saveData(_ state: inout ShellState<Self>, _ moment: Moment) -> ShellEffects<Self>

  // MARK: Turns

  static func reduce(_ action: Action, _ state: inout ShellState<Self>, _ moment: Moment)
    -> ShellEffects<Self>
  /// What the host reports, after the shell has taken it.
  static func receive(_ signal: HostSignal, _ state: inout ShellState<Self>, _ moment: Moment)
    -> ShellEffects<Self>
  static func launched(_ state: inout ShellState<Self>, _ moment: Moment) -> ShellEffects<Self>
  static func dayChanged(_ state: inout ShellState<Self>, _ moment: Moment)
  /// What must be true after every turn, before it is said what is known of saving.
  static func keepInStep(_ state: inout ShellState<Self>, _ moment: Moment) -> ShellEffects<Self>
  /// After that: what follows at once from a changed view.
  static func meet(_ state: inout ShellState<Self>, _ moment: Moment) -> ShellEffects<Self>
  /// After the document has followed.
  static func finish(_ state: inout ShellState<Self>, _ moment: Moment) -> ShellEffects<Self>

  // MARK: Looks

  static func title(_ state: ShellState<Self>) -> String
  /// The page is dark whatever the person has chosen.
  static func isDark(_ state: ShellState<Self>) -> Bool
  /// What is said above the page besides what every client says.
  static func banners(_ state: ShellState<Self>, _ account: ShellAccount<Self>) -> Node<
    ShellAction<Self>
  >
  /// The app has the whole screen: nothing is offered beside it.
  static func isImmersed(_ state: ShellState<Self>) -> Bool
  static func words(for rejection: Domain.Rejection, in language: Language) -> String
  static func view(_ state: ShellState<Self>) -> Node<ShellAction<Self>>
}

extension ShellContent {
  public typealias State = ShellState<Self>
  public typealias Account = ShellAccount<Self>
  public typealias Effects = ShellEffects<Self>
}

extension ShellContent {
  public static func isForEverybody(_ route: Route) -> Bool { false }
  public static func beginsAlone(_ route: Route) -> Bool { false }
  public static func knowsUnderWay(_ apps: Apps) -> Bool { true }
  public static func isHeld(_ apps: Apps) -> Bool { false }
  public static func released(_ apps: Apps) -> ShellEffects<Self> { [] }
  public static func system(_ route: Route) -> String { app(route) }
  public static var outingsSystem: String? { nil }
  public static func outings(
    _ account: ShellAccount<Self>, _ language: Language, _ zone: Zone
  ) -> [Outing] { [] }
  public static func wantsOutings(_ apps: Apps) -> Bool { false }
  public static func show(_ outings: [Outing], _ apps: inout Apps, _ moment: Moment) {}
  public static func outingsChanged(_ apps: inout Apps) {}
}
