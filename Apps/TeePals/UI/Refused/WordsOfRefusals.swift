import Calendar
import Core
import Design
import TeePalsDomain

extension TeePalsFeature {
  /// Why something was not accepted, for those who show it from outside.
  public static func words(for rejection: TeePalsRejection, in language: Language) -> String {
    Words(language).reason(rejection)
  }
}

extension Words {
  /// The sentence for the person.
  func reason(_ rejection: TeePalsRejection) -> String {
    switch rejection {
    case .notFound: self(GolfRefusalText.notFound)
    case .profileIncomplete(let gaps):
      self(
        GolfRefusalText.profileIncomplete,
        text: gaps.map { gap in self.gap(gap) }.joined(separator: ", "))
    case .roundFull: self(GolfRefusalText.roundFull)
    case .roundNotOpen: self(GolfRefusalText.roundNotOpen)
    case .tooLate: self(GolfRefusalText.tooLate)
    case .alreadyMember: self(GolfRefusalText.alreadyMember)
    case .notInvited: self(GolfRefusalText.notInvited)
    case .notParticipant: self(GolfRefusalText.notParticipant)
    case .notYours: self(GolfRefusalText.notYours)
    case .hostStays: self(GolfRefusalText.hostStays)
    case .outsidePreferences(let wish):
      wish.map { wish in unmet(wish) } ?? self(GolfRefusalText.outsidePreferences)
    case .askedTooOften: self(GolfRefusalText.askedTooOften)
    case .offerEnded: self(GolfRefusalText.offerEnded)
    case .notStarted: self(GolfRefusalText.notStarted)
    case .alreadyExists: self(GolfRefusalText.alreadyExists)
    case .rateLimited(let seconds): wait(seconds)
    case .suspended: self(GolfRefusalText.suspended)
    case .closed: self(GolfRefusalText.closed)
    case .alreadySubmitted: self(GolfRefusalText.alreadySubmitted)
    case .expired: self(GolfRefusalText.expired)
    case .coolingOff: self(GolfRefusalText.coolingOff)
    case .handoverEnded: self(GolfRefusalText.handoverEnded)
    case .invalid(let field, let rule): reason(field, rule)
    case .changedMeanwhile(let field):
      self(GolfRefusalText.changedMeanwhile, name: self(field.name))
    case .tooLarge: self(GolfRefusalText.tooLarge)
    }
  }

  /// Which wish of the host somebody does not meet.
  func unmet(_ wish: RoundWish) -> String {
    switch wish {
    case .age: self(GolfRefusalText.outsideAge)
    case .skill: self(GolfRefusalText.outsideSkill)
    case .gender: self(GolfRefusalText.outsideGender)
    }
  }

  /// What the profile lacks.
  func gap(_ gap: ProfileGap) -> String {
    switch gap {
    case .name: self(GateText.name)
    case .birthDate: self(GateText.birthDate)
    case .city: self(GateText.city)
    case .gender: self(GateText.gender)
    case .photo: self(GateText.photo)
    case .skill: self(GateText.skill)
    }
  }

  private func wait(_ seconds: Int) -> String {
    if seconds < 90 { return self(GolfRefusalText.rateSeconds, count: max(1, seconds)) }
    if seconds < 5_400 { return self(GolfRefusalText.rateMinutes, count: (seconds + 59) / 60) }
    return self(GolfRefusalText.rateHours, count: (seconds + 3_599) / 3_600)
  }

  private func reason(
    _ field: TeePalsRejection.Field, _ rule: TeePalsRejection.Rule
  ) -> String {
    let name = self(field.name)
    switch rule {
    // Nobody has to have one: it was in the catalogue, and is not any more.
    case .missing where field == .homeCourse: return self(GolfRefusalText.courseGone, name: name)
    case .missing: return self(GolfRefusalText.missing, name: name)
    case .tooShort(let count): return self(GolfRefusalText.tooShort, name: name, count: count)
    case .tooLong(let count): return self(GolfRefusalText.tooLong, name: name, count: count)
    case .characters: return self(GolfRefusalText.characters, name: name)
    // Younger than this server's operator wants it: who is too old for a birth date has 18 there.
    case .outOfRange(let youngest, _) where field == .birthDate && youngest > GolfLimits.youngest:
      return self(GolfRefusalText.tooYoungHere, count: youngest)
    case .outOfRange: return self(GolfRefusalText.outOfRange, name: name)
    case .tooYoung: return self(GolfRefusalText.tooYoung)
    case .inThePast: return self(GolfRefusalText.inThePast, name: name)
    case .tooFarAhead: return self(GolfRefusalText.tooFarAhead, name: name)
    case .setOnce: return self(GolfRefusalText.setOnce, name: name)
    case .fewerThanAccepted: return self(GolfRefusalText.fewerThanAccepted)
    case .elsewhere: return self(GolfRefusalText.elsewhere, name: name)
    }
  }
}

extension TeePalsRejection {
  /// The field it is about.
  var field: Field? {
    switch self {
    case .invalid(let field, _), .changedMeanwhile(let field): field
    default: nil
    }
  }
}

extension TeePalsRejection.Field {
  /// What the field is called.
  var name: GolfFieldText {
    switch self {
    case .firstName: .firstName
    case .lastName: .lastName
    case .gender: .gender
    case .city: .city
    case .photo: .photo
    case .occupation: .occupation
    case .bio: .bio
    case .averageScore: .averageScore
    case .experience: .experience
    case .playsPerMonth: .playsPerMonth
    case .skill: .skill
    case .instagram: .instagram
    case .birthDate: .birthDate
    case .course: .course
    case .point: .point
    case .startTime: .startTime
    case .zone: .zone
    case .ages: .ages
    case .skills: .skills
    case .price: .price
    case .message: .message
    case .maxPlayers: .maxPlayers
    case .members: .members
    case .visibility: .visibility
    case .joinPolicy: .joinPolicy
    case .requirements: .requirements
    case .play: .play
    case .text: .text
    case .notifications: .notifications
    case .quietHours: .quietHours
    case .title: .title
    case .tags: .tags
    case .round: .round
    case .parent: .parent
    case .issues: .issues
    case .comment: .comment
    case .homeCourse: .homeCourse
    }
  }
}
