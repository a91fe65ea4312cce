import Core
import TeePalsDomain
import View

/// What the screens about people and one's own profile remember.
struct ProfileState {
  var welcome: WelcomeState
  /// The section that is being edited.
  var form: ProfileForm?
  var cities = CitySearch()
  /// Looking for a home course.
  var courses = CourseFinding()
  /// A photo on its way to the server.
  var choice: PhotoChoice?
  /// The photo that the server has, until the change of the profile arrives here.
  var arrived: MediaDigest?
  /// The own profile as others see it; for its counts.
  var own = Asked<GolferPage>.loading
  var golfer = GolferState()
  var people = PeopleState()
  var finding = PeopleFinding()
  var push: PushSwitch
  var calendar: CalendarState
  var standing = StandingState()
  /// What the person is asked before something is done.
  var question: ProfileQuestion?

  init(reading remembered: [String: String], of user: UserID) {
    push = TeePalsFeature.State.push(reading: remembered, of: user)
    calendar = CalendarState(reading: remembered, of: user)
    welcome = WelcomeState(WelcomeDraft.read(remembered[TeePalsMemory.welcome.key(of: user)]))
  }

  /// The photo on show.
  func photo(of profile: GolferProfile?) -> MediaDigest? { arrived ?? profile?.ownPhoto }

  /// The own profile as it is on this device now.
  mutating func follow(_ profile: GolferProfile?) {
    if profile?.ownPhoto == arrived { arrived = nil }
  }
}

/// What the person is asked before something is done.
enum ProfileQuestion: Hashable {
  case unfollow(GolferCard)
  case block(GolferCard)
  case unblock(GolferCard)
  case removePhoto
  case replaceCalendar
  case stopCalendar
  /// Leaving an editor with changes that are not saved.
  case leaveEditor
}

/// A photo that was chosen. It stays with the host until the server has it or the person gives it
/// up.
struct PhotoChoice: Hashable, Sendable {
  let file: KeptFile
  /// Why it is not with the server; nothing while it is on its way.
  var problem: PhotoProblem?
}

/// Why a photo is not with the server.
enum PhotoProblem: String, Hashable, Sendable {
  case offline, signedOut, busy, failed, tooLarge, tooManyPixels, tooSmall, tooNarrow, wrongKind
  case damaged

  init(_ answer: HostAnswer) {
    switch AnswerProblem(answer) {
    case .offline: self = .offline
    case .signedOut: self = .signedOut
    case .busy: self = .busy
    case .refused(let code):
      switch code {
      case "pictureKindUnknown": self = .wrongKind
      case "pictureDamaged": self = .damaged
      case "pictureTooLarge": self = .tooManyPixels
      case "pictureTooSmall": self = .tooSmall
      case "pictureTooNarrow": self = .tooNarrow
      case "bodyTooLarge": self = .tooLarge
      default: self = .failed
      }
    default: self = .failed
    }
  }

  /// Whether it is no photo, or none that can be read.
  var isOfPhoto: Bool { self == .wrongKind || self == .damaged }

  /// Whether the same photo may be taken another time.
  var isPassing: Bool {
    switch self {
    case .offline, .signedOut, .busy, .failed: true
    case .tooLarge, .tooManyPixels, .tooSmall, .tooNarrow, .wrongKind, .damaged: false
    }
  }
}
