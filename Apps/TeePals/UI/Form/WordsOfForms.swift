import Calendar
import Design
import TeePalsDomain

extension Words {
  /// What is wrong, at the field it is wrong with.
  func fault(_ fault: FormFault, accepted: Int) -> String {
    switch fault.rule {
    case .missing: return missing(fault.field)
    case .tooShort(let count): return self(FormFaultText.tooShort, count: count)
    case .tooLong(let count): return self(FormFaultText.tooLong, count: count)
    case .characters:
      switch fault.field {
      case .price: return self(FormFaultText.priceCharacters)
      case .point: return self(FormFaultText.pointUnread)
      default: return self(FormFaultText.characters)
      }
    case .outOfRange(let youngest, let oldest) where fault.field == .ages:
      return self(
        FormFaultText.agesReversed, name: formats.number(youngest), text: formats.number(oldest))
    case .outOfRange where fault.field == .point: return self(FormFaultText.pointFar)
    case .outOfRange(let low, let high):
      return self(
        FormFaultText.outOfRange, name: formats.number(low), text: formats.number(high))
    case .tooYoung: return self(FormFaultText.tooYoung)
    case .inThePast: return self(FormFaultText.inThePast)
    case .tooFarAhead: return self(FormFaultText.tooFarAhead, count: GolfLimits.daysAhead)
    case .setOnce: return self(FormFaultText.setOnce)
    case .elsewhere: return self(FormFaultText.elsewhere)
    case .fewerThanAccepted: return self(FormFaultText.fewerThanAccepted, count: accepted)
    }
  }

  private func missing(_ field: TeePalsRejection.Field) -> String {
    switch field {
    case .course: self(FormFaultText.courseMissing)
    case .city: self(FormFaultText.cityMissing)
    case .startTime: self(FormFaultText.timeMissing)
    case .skills: self(FormFaultText.skillsMissing)
    default: self(FormFaultText.missing)
    }
  }

  func join(_ policy: JoinPolicy) -> String {
    self(policy == .request ? FormText.byRequest : .atOnce)
  }
}
