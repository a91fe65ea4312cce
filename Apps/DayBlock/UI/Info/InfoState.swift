import Core
import DayBlockDomain
import View

/// What the screens around one's own account of time remember.
struct InfoState {
  var welcome = WelcomeState()
  /// The tip that was asked for.
  var tip: DayTip?
  var reset = ResetState()
  var discarded = DiscardedState()
  var links: LinksState
  var data: DataState
  var nudges: PushSwitch
  var contact: ContactState

  init(reading remembered: [String: String], of user: UserID) {
    links = LinksState(reading: remembered, of: user)
    data = DataState(reading: remembered, of: user)
    nudges = DayBlockFeature.State.nudges(reading: remembered, of: user)
    contact = ContactState(reading: remembered)
  }
}

/// On the screens around one's own account of time.
public enum InfoAction {
  case welcome(WelcomeAction)
  case tip(TipAction)
  case setting(DaySettingChange)
  case reset(ResetAction)
  case discarded(DiscardedAction)
  case links(LinksAction)
  case data(DataAction)
  case nudges(Bool)
}

/// What came back to them.
public enum InfoAnswer {
  /// The end of the welcome's last picture.
  case celebrated
  /// The app stands where the welcome was.
  case arrived
  case links(LinksAnswer)
  case data(DataAnswer)
  case nudges(PushSwitch.Answer)
  case contact(HostAnswer)
}

extension DayBlockFeature.State {
  mutating func reduceInfo(_ action: InfoAction, _ moment: Moment) -> Effects {
    switch action {
    case .welcome(let action): return reduceWelcome(action)
    case .tip(let action): return reduceTip(action)
    case .setting(let change): return settle(.setSetting(me, change))
    case .reset(let action): return reduceReset(action)
    case .discarded(let action): return reduceDiscarded(action)
    case .links(let action): return reduceLinks(action)
    case .data(let action): return reduceData(action)
    case .nudges(let isOn): return turnNudges(on: isOn)
    }
  }

  mutating func answeredInfo(_ answer: InfoAnswer, _ moment: Moment) -> Effects {
    switch answer {
    case .celebrated: return endWelcome()
    case .arrived:
      info.welcome.isArriving = false
      return []
    case .links(let answer): return answeredLinks(answer)
    case .data(let answer): return answeredData(answer)
    case .nudges(let answer): return answeredNudges(answer)
    case .contact(let answer): return heardContact(answer)
    }
  }

  mutating func enteredInfo(_ route: DayRoute, _ moment: Moment) -> Effects {
    switch route {
    case .info: return askContact()
    case .links: return enteredLinks()
    case .reset: info.reset = ResetState()
    case .discarded: info.discarded = DiscardedState()
    // Some browsers do not say that nobody chose a file.
    case .data where info.data.stage == .reading: info.data.stage = .choosing
    default: break
    }
    return []
  }
}
