import Calendar
import Core
import Design
import SuperFriendDomain
import Sync
import View

extension FriendsFeature {
  /// What SuperFriend shows. The parent owns the sync core; it hands in the replica and what is
  /// known of saving.
  public struct State: Tells {
    // MARK: Set by the parent

    public let me: UserID
    public var language: Language { didSet { if language != oldValue { tellGlances() } } }
    public var hourCycle: HourCycle?
    /// The person's text size, 100 for the browser's own; rows of the virtual list are measured
    /// by it.
    public let textPercent: Int
    /// What is known about where the person's changes are.
    public var sync = SyncSummary()
    /// How long ago the server was last heard, in words, while offline.
    public var offlineAge: String?
    /// The local database could not be opened; in words.
    public var trouble: String?
    /// What the server did not accept and the person has not dealt with.
    public var refused: [RefusedCommand] = []
    /// Whether the playground is offered.
    public var isDevelopment = false
    /// Whether the person has an account, or only this device.
    public var hasAccount = true

    // MARK: Read by the parent

    /// Where the person is; its `path` is the address.
    public internal(set) var route: FriendsRoute
    /// Refused commands the person has replaced by better ones; the parent discards them and
    /// empties the list.
    public var resolved: [CommandID] = []

    /// What the launcher is to say today and on the days after it.
    public internal(set) var glances: [FriendsGlance] = []

    // MARK: Own

    var isLoaded = false
    var today: CivilDate
    var replica = FriendsReplica()
    var roster = Roster()
    /// The screen under the current sheet.
    var screen: FriendsRoute
    /// Whether a list and a person have room side by side.
    var hasRoom = false
    /// Whether they stand so; while a menu lies over them nothing below it changes its place.
    var isWide = false
    /// The screens that led to this one, the first first.
    var trail: [FriendsRoute] = []
    var overlay: Overlay?
    var notices: [Notice] = []
    /// Which messages may be shown; whoever holds the outbox says so.
    public var telling = Telling()
    /// Where the person went to reach someone.
    var reach: Reach?

    var list = ListState()
    var picker = PickerState()
    var details = DetailsState()
    var friendForm: FriendForm?
    var severalForm: FriendForm?
    /// The chosen contacts, while they are being added.
    var adding: AddingMany?
    /// What of those who were added is still to be taken back.
    var takingBack: [FriendsCommand] = []
    var personForm: PersonForm?
    var recordForm: RecordForm?
    var importing = ImportState()
    /// Records that look like another and are kept all the same.
    var keptApart: [ConnectionID] = []
    var archiveWindow = ScrollWindow()
    /// The refused command whose form is open.
    var amending: CommandID?
    var playground = PlaygroundState()
    var reminding: RemindingState

    public init(
      me: UserID, language: Language, moment: Moment, route: FriendsRoute = .list,
      textPercent: Int = 100, remembered: [String: String] = [:]
    ) {
      self.me = me
      reminding = RemindingState(reading: remembered, of: me)
      self.textPercent = textPercent
      self.language = language
      self.route = .list
      screen = .list
      today = StartOfDay.midnight.today(moment)
      navigate(to: route, moment)
    }

    var words: Words { Words(language, hourCycle: hourCycle) }
    var settings: FriendsSettings { replica.settings(of: me) }

    /// What stands where there is nothing to be seen.
    func whenKnown(_ empty: () -> Piece) -> Piece {
      Design.whenKnown(sync, language, retry: .syncWanted, empty: empty)
    }
  }
}

/// How far a list is scrolled, and how high the part is that can be seen (px).
struct ScrollWindow: Hashable {
  var top = 0
  /// Until the first report: as high as a large phone.
  var height = 900
}

/// The list of friends.
struct ListState: Hashable {
  var search = ""
  var window = ScrollWindow()
  /// The row whose swipe actions are open.
  var revealed: Revealed?
  var showsPaused = false
  /// The row that has, or last had, the keyboard.
  var focused: FriendID?

  /// The buttons beside an empty field stay.
  var isSearching: Bool { !search.isEmpty }

  enum Edge: Hashable {
    case leading, trailing
  }

  struct Revealed: Hashable {
    let friend: FriendID
    let edge: Edge
  }
}

/// The contact picker.
struct PickerState {
  var order: ContactOrder?
  /// What the search found; `nil` while nothing is searched for.
  var found: [ContactID]?
  var search = ""
  var window = ScrollWindow()
  /// The chosen contacts in the order of choosing; `nil` while one is added at a time.
  var chosen: [ContactID]?

  var isSearching: Bool { !search.isEmpty }
}

/// One friend's sheet.
struct DetailsState: Hashable {
  var friend: FriendID?
  var isFull = false
  var showsHistory = false
  var historyLimit = 30
  var usesSlider = false
}

struct PlaygroundState: Hashable {
  var theme = "system"
  var isLoading = false
  var period: Period = .monthly
}
