import TeePalsDomain

/// What somebody wanted to do that their profile is not complete enough for (specification §5.3).
struct GateState {
  let intent: GolfIntent
  /// What the editor that is open is to fill; when it closes, the profile is looked at again.
  var filling: ProfileGap?

  var isEditing: Bool { filling != nil }
}

/// Something to be done, once it may be.
enum GolfIntent {
  case go(TeePalsRoute)
  case profile(ProfileAction)
  case rounds(RoundsAction)
  case form(FormAction)
  case chat(ChatAction)
  case feed(FeedAction)

  var action: TeePalsFeature.ViewAction {
    switch self {
    case .go(let place): .went(place)
    case .profile(let action): .profile(action)
    case .rounds(let action): .rounds(action)
    case .form(let action): .form(action)
    case .chat(let action): .chat(action)
    case .feed(let action): .feed(action)
    }
  }
}

/// On the sheet of what is missing.
public enum GateAction {
  /// "Complete now".
  case completed
  /// "Not now".
  case dropped
}
