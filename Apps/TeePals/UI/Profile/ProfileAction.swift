import Calendar
import Core
import TeePalsDomain
import View

/// What the person does with profiles, people and settings.
public enum ProfileAction {
  case welcome(WelcomeAction)
  case editor(EditorAction)
  case city(CityAction)
  case homeCourse(HomeCourseAction)
  case photo(PhotoAction)
  case golfer(GolferAction)
  case people(PeopleAction)
  case finding(FindingAction)
  case setting(SettingAction)
  case standing(StandingAction)
  case questionDismissed
}

/// What came back for them.
public enum ProfileAnswer {
  /// The letters have stood for a moment.
  case cityDue(String)
  case cities(String, HostAnswer)
  /// Where the device is.
  case located(HostAnswer)
  case citiesNear(HostAnswer)
  /// The letters of a home course have stood for a moment.
  case coursesDue(String)
  case courses(String, HostAnswer)
  case photoPicked(HostAnswer)
  case photoSent(KeptFile, HostAnswer)
  case golfer(UserID, HostAnswer)
  /// What became of handing an address on.
  case golferShared(String, HostAnswer)
  case people(PeopleList, next: String, HostAnswer)
  /// The letters of a name have stood for a moment.
  case findingDue(String)
  case foundPeople(String, next: String, HostAnswer)
  case push(PushSwitch.Answer)
  case calendar(CalendarAnswer)
  /// What is so on this server.
  case rules(HostAnswer)
  case standing(StandingAnswer)
}

/// The first steps.
public enum WelcomeAction {
  case typed(WelcomeField, String)
  case genderChosen(Gender)
  case went(WelcomeStep)
  case submitted
}

/// A field of the first steps that is typed.
public enum WelcomeField: String, Hashable, Sendable {
  case firstName, lastName, birthDate
}

/// In the editor of a section.
public enum EditorAction {
  case typed(EditorField, String)
  case submitted
  case leaveAsked
  case left
}

/// A field of a profile as it stands in an editor.
public enum EditorField: String, Hashable, Sendable, CaseIterable {
  case firstName, lastName, birthDate, gender, occupation, instagram
  case skill, averageScore, experience, playsPerMonth
  case bio
}

public enum CityAction {
  case typed(String)
  /// The number of the city in the list.
  case chosen(Int)
  case changed
  case retried
  case locateWanted
}

/// Choosing a home course.
public enum HomeCourseAction {
  case typed(String)
  /// One of those that were found, by ``FormCourse/key``.
  case chosen(String)
  case dropped
}

public enum PhotoAction {
  case wanted
  case sent
  case givenUp
  case removeAsked
  case removed
}

/// With somebody else.
public enum GolferAction {
  case retried
  case followed(GolferCard)
  case unfollowAsked(GolferCard)
  case unfollowed(GolferCard)
  case menuShown(Bool)
  /// Hands the golfer on the screen on.
  case shared
  case blockAsked(GolferCard)
  case blocked(GolferCard)
  case unblockAsked(GolferCard)
  case unblocked(GolferCard)
}

/// Whose followers, or whom they follow.
public enum PeopleList: Hashable, Sendable {
  case followers(UserID)
  case following(UserID)
}

public enum PeopleAction {
  case searchFocused
  case searchTyped(String)
  case searchClosed
  case moreWanted
  case retried
}

/// Looking for golfers by their names.
public enum FindingAction {
  case focused
  case typed(String)
  case closed
  case moreWanted
  case retried
}

public enum SettingAction {
  /// Messages to this device, on or off.
  case pushToggled(Bool)
  case pushed(NotificationCategory, Bool)
  case quietToggled(Bool)
  case quietFrom(String)
  case quietTo(String)
  case digestChosen(String)
  /// What was hidden is there again.
  case hiddenShown
  case calendar(CalendarAction)
}
