import Calendar
import Core
import Design
import TeePalsDomain

// What a field holds, in words.
extension Words {
  /// That another device changed it meanwhile, and to what.
  func changed(_ there: ProfileEdit) -> String {
    self(
      GolfRefusalText.changedHere, name: self(there.refusedField.name), text: value(there))
  }

  func changed(_ there: RoundEdit, seenIn here: PlanningZone) -> String {
    self(
      GolfRefusalText.changedHere, name: self(there.refusedField.name),
      text: value(there, seenIn: here))
  }

  func value(_ edit: ProfileEdit) -> String {
    let text: String? =
      switch edit {
      case .firstName(let text), .lastName(let text), .occupation(let text), .bio(let text),
        .instagram(let text):
        text.isEmpty ? nil : text
      case .gender(let value): gender(value)
      case .city(let city): city.label
      case .photo: self(GolfFieldText.photo)
      case .averageScore(let value): value.map { value in score(value) }
      case .experience(let value): value.map { value in experience(value) }
      case .playsPerMonth(let value): value.map { value in plays(value) }
      case .skill(let value): value.map { value in skill(value) }
      case .homeCourse(let course): course?.name
      case .birthDate(let day): formats.date(day, .long)
      case .was(let old): value(old)
      }
    return text ?? self(GolfRefusedText.nothing)
  }

  func value(_ edit: RoundEdit, seenIn here: PlanningZone) -> String {
    switch edit {
    case .course(let course): courseName(course.name)
    case .start(let time, let zone): longWhen(time, zone, seenIn: here)
    case .visibility(let visibility): self(FormDetailsView.title(visibility))
    case .joinPolicy(let policy): join(policy)
    case .requirements(let wishes): self.wishes(wishes)
    case .price(let price): self.price(price)
    case .play(let play):
      play.isEmpty ? self(GolfRefusedText.nothing) : self.play(play).joined(separator: " · ")
    case .message(let text): text.isEmpty ? self(GolfRefusedText.nothing) : text
    case .maxPlayers(let count): self(FormText.playersOf, count: count)
    case .was(let old): value(old, seenIn: here)
    }
  }

  /// Whom a host would like to play with.
  func wishes(_ wishes: RoundRequirements) -> String {
    var parts = [ages(wishes), skills(wishes)]
    if wishes.isEnforced { parts.append(self(FormText.enforcedShort)) }
    return parts.joined(separator: " · ")
  }
}
