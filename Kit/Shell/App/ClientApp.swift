import Calendar
import Core
import Design
import Sync
import View

/// What an app gives the shell to have a client of its own.
public protocol ClientApp {
  associatedtype Rules: SystemDomain
  /// Every address of the app.
  associatedtype Route: Hashable
  associatedtype State: Tells
  associatedtype Action
  /// What is known before a command of what follows from it in another system.
  associatedtype Trace = Never

  /// What it is called, for the document.
  static var name: String { get }
  /// The place of an address; `nil` for one that belongs to another client.
  static func route(address: String) -> Route?
  /// Path and query below the origin.
  static func address(_ route: Route) -> String
  static var home: Route { get }

  static func open(_ opening: AppOpening<Route>) -> State
  static func place(_ state: State) -> Route
  static func go(to place: Route, _ state: inout State, _ moment: Moment) -> Effects
  static func reduce(_ state: inout State, _ action: Action, _ moment: Moment) -> Effects
  /// What is to be known of something before a command changes it; `nil` where nothing follows.
  static func trace(_ command: Rules.Command, in replica: Rules.Replica) -> Trace?
  /// What follows from a command, by what it has made of that. A command that was refused has made
  /// nothing of it.
  static func following(
    _ command: Rules.Command, _ trace: Trace, in replica: Rules.Replica, of user: UserID,
    _ moment: Moment
  ) -> [Rules.Command]
  /// What the action asks of the shell, if anything.
  static func delegate(of action: Action) -> DelegateAction?
  /// Commands that were not accepted and that the person has replaced by others.
  static func takeResolved(_ state: inout State) -> [CommandID]
  /// What follows from what the host reports.
  static func action(for signal: HostSignal) -> Action?
  /// Everything on this device has been read.
  static var restored: Action? { get }
  /// What follows at once from a changed view; `nil` for nothing.
  static func due(_ state: State) -> Action?

  /// The date may have changed where the person is.
  static func dayChanged(_ state: inout State, _ moment: Moment)
  static func show(_ replica: Rules.Replica, _ state: inout State, _ moment: Moment)
  /// Whether something of the replica is wanted besides, for what is on the screen.
  static func wantsMore(_ state: State) -> Bool
  static func showMore(_ replica: Rules.Replica, _ state: inout State)
  static func show(_ surroundings: AppSurroundings, _ state: inout State, _ moment: Moment)
  /// What was done and has not reached the server; only where ``followsWaiting``.
  static func showWaiting(
    _ waiting: [AppWaiting<Rules>], _ state: inout State, _ moment: Moment)
  static var followsWaiting: Bool { get }
  static func showTrouble(_ words: String?, _ state: inout State)
  /// Whether this is the tab that keeps in touch with the server.
  static func showElected(_ isElected: Bool, _ state: inout State)
  static func showRefused(_ refused: [AppRefusal<Rules>], _ state: inout State)
  /// Whether the server is to be left alone; `nil` for an app that has no say in it.
  static func wantsSilence(_ state: State) -> Bool?

  static func glance(_ state: State, _ formats: Formats) -> AppGlance
  /// Whether this window can say what is under way; else what another one told of it stays.
  static func knowsUnderWay(_ state: State) -> Bool
  /// What is remembered beside the person's database: keys of `HostRequest.remember`.
  static func remembered(of user: UserID, keepsOnlyHere: Bool) -> [String]
  /// What a page remembers of the link by which somebody came, whoever they turn out to be.
  static func remembered(arriving address: String, _ moment: Moment) -> [(
    key: String, text: String
  )]

  /// Whether it waits until the person has proved again who they are.
  static func awaitsProof(_ state: State) -> Bool
  /// They have, or do not want to.
  static func proved(_ isProved: Bool) -> Action?
  /// Whether somebody who is nobody here begins at a place on this device alone; else they are led
  /// to the entrance.
  static func beginsAlone(_ place: Route) -> Bool

  /// Something is under way in this window that must not be broken off: the person stays who they
  /// are until it is over.
  static func isHeld(_ state: State) -> Bool
  /// What the host is to let go of when the person goes from this window.
  static func released(_ state: State) -> [HostRequest]
  /// Whether it knows of time that the other apps are told of.
  static var tellsOutings: Bool { get }
  /// All of that.
  static func outings(
    in replica: Rules.Replica, of user: UserID, _ language: Language, _ zone: Zone
  ) -> [Outing]
  /// Whether it is to be told what the other apps know.
  static func wantsOutings(_ state: State) -> Bool
  /// What the others know, in no order.
  static func show(_ outings: [Outing], _ state: inout State, _ moment: Moment)
  /// Another one knows something else than it did.
  static func outingsChanged(_ state: inout State)

  static func title(_ state: State) -> String
  static func words(for rejection: Rules.Rejection, in language: Language) -> String
  static func view(_ state: State) -> Node<Action>
  /// The bar of an app that has its own.
  static func bar(_ state: State) -> Node<Action>?
  /// The app has the whole screen, and the page is dark.
  static func isImmersed(_ state: State) -> Bool
}

extension ClientApp {
  /// What comes of an action.
  public typealias Effects = [Effect<Action, Rules.Command>]

  public static func takeResolved(_ state: inout State) -> [CommandID] { [] }
  public static func trace(_ command: Rules.Command, in replica: Rules.Replica) -> Trace? { nil }
  public static func following(
    _ command: Rules.Command, _ trace: Trace, in replica: Rules.Replica, of user: UserID,
    _ moment: Moment
  ) -> [Rules.Command] { [] }
  public static func wantsMore(_ state: State) -> Bool { false }
  public static func showMore(_ replica: Rules.Replica, _ state: inout State) {}
  public static func action(for signal: HostSignal) -> Action? { nil }
  public static var restored: Action? { nil }
  public static func due(_ state: State) -> Action? { nil }
  public static func showWaiting(
    _ waiting: [AppWaiting<Rules>], _ state: inout State, _ moment: Moment
  ) {}
  public static var followsWaiting: Bool { false }
  public static func dayChanged(_ state: inout State, _ moment: Moment) {}
  public static func showElected(_ isElected: Bool, _ state: inout State) {}
  public static func wantsSilence(_ state: State) -> Bool? { nil }
  public static func knowsUnderWay(_ state: State) -> Bool { true }
  public static func remembered(of user: UserID, keepsOnlyHere: Bool) -> [String] { [] }
  public static func remembered(
    arriving address: String, _ moment: Moment
  ) -> [(key: String, text: String)] { [] }
  public static func awaitsProof(_ state: State) -> Bool { false }
  public static func proved(_ isProved: Bool) -> Action? { nil }
  public static func beginsAlone(_ place: Route) -> Bool { false }
  public static func isHeld(_ state: State) -> Bool { false }
  public static func released(_ state: State) -> [HostRequest] { [] }
  public static var tellsOutings: Bool { false }
  public static func outings(
    in replica: Rules.Replica, of user: UserID, _ language: Language, _ zone: Zone
  ) -> [Outing] { [] }
  public static func wantsOutings(_ state: State) -> Bool { false }
  public static func show(_ outings: [Outing], _ state: inout State, _ moment: Moment) {}
  public static func outingsChanged(_ state: inout State) {}
  public static func bar(_ state: State) -> Node<Action>? { nil }
  public static func isImmersed(_ state: State) -> Bool { false }
}

/// With what an app begins.
public struct AppOpening<Route> {
  public let user: UserID
  public let language: Language
  public let moment: Moment
  public let route: Route
  public let launch: Launch
  /// When the link was followed that has just led here, by whoever was not signed in then.
  public let linkedAt: Instant?
  public let inheritance: Inheritance?
}

/// A command of the app that has not reached the server.
public struct AppWaiting<Rules: SystemDomain> {
  public let command: Rules.Command
  /// When the person did it.
  public let made: Instant
}

/// What an app is told of the person and the server.
public struct AppSurroundings {
  public let formats: Formats
  public let sync: SyncSummary
  /// How long ago the server was last heard, in words, while offline.
  public let offlineAge: String?
  public let hasAccount: Bool
  /// What the person is called, as far as they said.
  public let name: String
  /// What this device is, in a word; may be empty.
  public let device: String
  public let usesMiles: Bool
  public let body: BodyFacts
  /// As the server last said; it decides itself what somebody may.
  public let role: MemberRole
}

/// What formulas about the body ask for, as far as the person said it; nobody else ever sees it.
public struct BodyFacts: Hashable, Sendable {
  public var birthYear: Int?
  /// `nil` where the person is neither female nor male, or did not say.
  public var isFemale: Bool?
  /// Beats a minute.
  public var maximumHeartRate: Int?
  /// Beats a minute.
  public var restingHeartRate: Int?
}

/// A command of the app that was not accepted.
public struct AppRefusal<Rules: SystemDomain> {
  public let id: CommandID
  public let command: Rules.Command
  public let reason: Refusal<Rules.Rejection>
  public let made: Instant
  /// When the person did it, as they read dates and times.
  public let when: String
}
