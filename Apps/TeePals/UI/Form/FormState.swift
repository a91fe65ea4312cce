import Core
import Sync
import TeePalsDomain

/// What the pages that make and change rounds remember.
struct FormState {
  var round: RoundForm?
  /// The nearest courses, once they are wanted.
  var shelf: CourseShelf?
  var isFetchingShelf = false
  /// The nearest cities.
  var cityShelf: CityShelf
  /// Around where both were asked for last.
  var triedShelf: GlobePoint?
  var courses = CourseFinding()
  var cities = CityFinding()
  /// Leaving would lose what was typed, unless the person says otherwise.
  var asksToLeave = false
  /// The refused round whose form would take the place of a draft, if the person says so.
  var asksToReplace: CommandID?
  /// What the device had of a draft and of courses when this began: read when it is wanted.
  let keptDraft: String?
  let keptShelf: String?
  /// The draft has been read, or made nothing of.
  var hasReadDraft = false

  init(reading remembered: [String: String] = [:], of user: UserID) {
    keptDraft = remembered[TeePalsMemory.draft.key(of: user)]
    cityShelf = CityShelf(reading: remembered[TeePalsMemory.cities.key(of: user)])
    keptShelf = remembered[TeePalsMemory.courses.key(of: user)]
  }
}

/// Looking for something by its name.
enum FindPhase: Hashable {
  /// Not enough is typed.
  case idle
  case searching
  case found
  /// The server could not be asked: what there is comes from the device.
  case onDevice
}

struct CourseFinding: Hashable {
  var text = ""
  var phase = FindPhase.idle
  var results: [FormCourse] = []
  /// Whose data they are.
  var credits: [String] = []
}

struct CityFinding: Hashable {
  var phase = FindPhase.idle
  var results: [FormPlace] = []
  /// Whose data they are.
  var credits: [String] = []
  /// The device is being asked where it is.
  var isLocating = false
  /// Why it does not say.
  var problem: FormText?
}

/// What the person did with the form of a round.
public enum FormAction {
  case courseTyped(String)
  /// One of those that were found, by ``FormCourse/key``.
  case courseChosen(String)
  /// Another course than the chosen one is wanted.
  case courseDropped
  case manualOpened
  case manualClosed
  case nameTyped(String)
  case cityTyped(String)
  /// One of those that were found, by its label.
  case cityChosen(String)
  /// Where exactly the course is, as it was pasted.
  case spotTyped(String)
  /// The course is where the device is.
  case hereWanted
  case dateTyped(String)
  case timeTyped(String)
  case visibilityChosen(RoundVisibility)
  case policyChosen(JoinPolicy)
  case priceTyped(String)
  case youngestChosen(String)
  case oldestChosen(String)
  case skillToggled(SkillLevel)
  case enforcedToggled(Bool)
  case playersChosen(Int)
  case playChosen(RoundPlay)
  case messageTyped(String)
  /// Next, Post Round, or Save: whatever the page is for.
  case submitted
  case steppedBack
  case jumped(FormStep)
  case cancelled
  case leftWithDraft
  case leftForGood
  case stayed
  /// A round that was refused is to be tried again.
  case againWanted(CommandID)
  case draftReplaced
  case draftPreferred
}

/// What came back.
public enum FormAnswer {
  /// Nothing was typed for a moment: the server is asked.
  case coursesDue(String)
  case courses(String, HostAnswer)
  case citiesDue(String)
  case cities(String, HostAnswer)
  case near(GlobePoint, HostAnswer)
  /// The cities to be taken along.
  case citiesNear(GlobePoint, HostAnswer)
  case located(HostAnswer)
  /// The cities near where the device is.
  case around(GlobePoint, HostAnswer)
}
