import Calendar
import Core
import DayBlockDomain
import Design

// Where the person is, and where they came from.
extension DayBlockFeature.State {
  /// Follows a link of the person's: another tab is felt.
  mutating func follow(_ place: DayRoute) -> Effects {
    let isNew = place.isRoot && place.tab != screen.tab
    return (isNew ? feel(.soft, at: .tab) : []) + go(place)
  }

  /// Goes somewhere in DayBlock, by the moment of this turn.
  mutating func go(_ place: DayRoute) -> Effects {
    let place = welcomed(place)
    guard place != route else { return [] }
    if route.isSheet, place == screen { return close() }
    offerDrafts()
    note(place)
    if !place.isSheet {
      screen = place
    } else if !isLoaded || screen.isCover || screen.isSheet {
      screen = place.ground
    }
    route = place
    return entered(place)
  }

  /// Goes there without a way back to where the person is: a form that was sent, a run that is
  /// over.
  mutating func replace(with place: DayRoute) -> Effects {
    let way = trail
    let effects = go(place)
    trail = way.last == place ? Array(way.dropLast()) : way
    return effects
  }

  /// Closes the sheet, or leaves the screen for the one before.
  mutating func close() -> Effects {
    offerDrafts()
    if route.isSheet {
      route = screen
      return entered(screen)
    }
    let before = trail.popLast() ?? route.parent
    screen = before.ground
    route = before
    return entered(before)
  }

  /// Whoever has not been welcomed yet gets to nothing else.
  private mutating func welcomed(_ place: DayRoute) -> DayRoute {
    guard needsWelcome, place != .welcome else { return place }
    destination = place.isShortcut || place == .tracking ? nil : place
    return .welcome
  }

  /// Keeps the way back: a tab begins it anew, a sheet does not belong to it.
  private mutating func note(_ place: DayRoute) {
    if place.isRoot {
      trail = []
    } else if trail.last == place {
      trail.removeLast()
    } else if !place.isSheet, !screen.isSameScreen(as: place), screen != .welcome,
      screen != .live, !screen.isShortcut
    {
      trail.append(screen)
      if trail.count > 30 { trail.removeFirst() }
    }
  }

  /// What a screen needs to begin with.
  mutating func entered(_ place: DayRoute) -> Effects {
    guard isLoaded else { return [] }
    switch place {
    case .tracking, .live, .session: return enteredTrack(place, moment)
    case .manage, .editGroup, .editBlock: return enteredManage(place, moment)
    case .calendar, .addSession, .statistics: return enteredCalendar(place, moment)
    case .info, .settings, .guide, .data, .links, .discarded, .reset, .licences, .welcome,
      .refused:
      return enteredInfo(place, moment)
    case .shortcut(let shortcut): return take(shortcut)
    }
  }

  /// The replica has changed: what an editor or a shortcut is about may have come.
  mutating func meet() -> Effects {
    switch route {
    case .editGroup where manage.group == nil, .editBlock where manage.block == nil:
      return entered(route)
    case .shortcut where !mustWelcome: return entered(route)
    default: return []
    }
  }

  /// Looks again at what is on the screen; what is being typed stays as it is.
  mutating func look() -> Effects {
    // What is typed to reset, and how far somebody has read, stays.
    let isInside = screen.isCover || screen == .reset || screen == .discarded
    return isInside || route.isSheet ? [] : entered(screen)
  }

  /// Whether the first steps are still to be made, as far as it is known what the person has.
  /// Somebody with blocks has made them elsewhere.
  var needsWelcome: Bool {
    isLoaded && sync.isComplete && !info.welcome.isOver && !settings.isWelcomed
      && replica.blocks.isEmpty && replica.runs.isEmpty
  }

  /// Whether somebody is to be led to the first steps now.
  var mustWelcome: Bool { needsWelcome && route != .welcome }

  /// Whether nothing has come yet that could be shown, of all that the server may have.
  var isBare: Bool {
    isLoaded && !sync.isComplete && !info.welcome.isOver && replica.blocks.isEmpty
      && replica.runs.isEmpty
  }
}

extension DayBlockFeature.State {
  /// The replica as it is now. Call after loading and after every step of the sync core that
  /// changed the view.
  public mutating func replicaChanged(_ replica: DayBlockReplica, _ moment: Moment) {
    turn(to: moment)
    self.replica = replica
    extract = ReplicaExtract(of: replica, me)
    isLoaded = true
    hasChanged = true
    knowsFriends = false
    replicaNumber += 1
    refreshFigures()
  }

  /// Every turn begins with what the clock says.
  mutating func turn(to moment: Moment) {
    self.moment = moment
    zones.follow(moment.zone, at: moment.instant)
  }

  /// What must be true after every turn.
  mutating func keepInStep(_ moment: Moment) -> Effects {
    hasChanged = false
    dropFigures()
    var effects = keepTrack(moment)
    effects += keepSources()
    effects += keepOverlays()
    effects += welcome()
    effects += keepNotices()
    effects += keepTicking()
    return effects
  }

  /// Leads to the first steps, and from them to where the person was going.
  private mutating func welcome() -> Effects {
    if mustWelcome {
      destination = route.isShortcut || route == .tracking ? nil : route.ground
      trail = []
      screen = .welcome
      route = .welcome
      return entered(.welcome)
    }
    guard route == .welcome, isLoaded, !isBare, !needsWelcome, !info.welcome.isCelebrating else {
      return []
    }
    return leaveWelcome()
  }

  /// On from the first steps.
  mutating func leaveWelcome() -> Effects {
    info.welcome.isOver = true
    let place = destination ?? .tracking
    destination = nil
    return arrive() + go(place)
  }

  /// Has the time painted again: every second while a run's clock is on the screen, every minute
  /// otherwise, and not at all while nobody looks.
  mutating func keepTicking() -> Effects {
    guard isShown, isVisible, isLoaded else { return [] }
    let due = isClockRunning ? DayTick.second : .minute
    guard ticking != due else { return [] }
    ticking = due
    // The first millisecond of the next one, so that what is shown changes when it does.
    let length: Int64 = due == .second ? 1_000 : 60_000
    let start = due == .second ? runStart : 0
    let past = (now.milliseconds - start) % length
    let left = Int(length - (past < 0 ? past + length : past))
    return [
      .ask(
        .timer(key: "day-tick", milliseconds: max(1, left)), answer: { _ in .inner(.tick) })
    ]
  }

  /// Whether a clock with seconds is on the screen.
  private var isClockRunning: Bool {
    guard screen == .tracking || screen == .live else { return false }
    return replica.runs.contains { run in if case .running = run.state { true } else { false } }
  }

  /// When the stretch under way began (ms), for seconds that change with it; of several that of
  /// the run on the screen.
  private var runStart: Int64 {
    for run in (liveRun.map { run in [run] } ?? []) + replica.runs {
      if case .running(let since, _) = run.state { return since.milliseconds }
    }
    return 0
  }
}
