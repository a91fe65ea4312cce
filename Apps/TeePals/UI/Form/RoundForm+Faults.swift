import Calendar
import Coding
import Core
import TeePalsDomain

/// One thing that is wrong with what was typed, in the words of the rules.
@Memberwise(unlabelled: 2) struct FormFault: Hashable {
  let field: TeePalsRejection.Field
  let rule: TeePalsRejection.Rule

  /// What is not there yet is said only when somebody wants to go on.
  var isGap: Bool { rule == .missing }
}

extension RoundForm {
  /// Everything that is wrong, from top to bottom.
  func faults(at now: Instant) -> [FormFault] {
    faults(in: .course, now) + faults(in: .when, now) + faults(in: .details, now)
  }

  /// What is wrong in one step; of the review, everything.
  func faults(in step: FormStep, _ now: Instant) -> [FormFault] {
    switch step {
    case .course: courseFaults
    case .when: timeFaults(now)
    case .details: detailFaults
    case .review: faults(at: now)
    }
  }

  /// Whether the step can be sent: what is only missing is said then.
  func mayGoOn(at now: Instant) -> Bool {
    faults(in: step, now).allSatisfy { fault in fault.isGap }
  }

  /// What is said at a field.
  func fault(_ field: TeePalsRejection.Field, _ now: Instant) -> FormFault? {
    faults(at: now).first { fault in
      fault.field == field && (isChecked || !fault.isGap)
    }
  }

  private var courseFaults: [FormFault] {
    guard isManual else { return found == nil ? [FormFault(.course, .missing)] : [] }
    var faults: [FormFault] = []
    let count = trimmed(name).unicodeScalars.count
    if count == 0 {
      faults.append(FormFault(.course, .missing))
    } else if count < GolfLimits.courseName.lowerBound {
      faults.append(FormFault(.course, .tooShort(GolfLimits.courseName.lowerBound)))
    } else if count > GolfLimits.courseName.upperBound {
      faults.append(FormFault(.course, .tooLong(GolfLimits.courseName.upperBound)))
    }
    if place == nil { faults.append(FormFault(.city, .missing)) }
    if let fault = spotFault { faults.append(fault) }
    return faults
  }

  /// What is pasted has to be a place, and one of the city: its clocks are those of the round.
  private var spotFault: FormFault? {
    guard !trimmed(spot).isEmpty else { return nil }
    guard let point = spotMeant else { return FormFault(.point, .characters) }
    guard let place, Globe.metres(place.point, point) > RoundForm.farthest else { return nil }
    return FormFault(.point, .outOfRange(0, Int(RoundForm.farthest) / 1_000))
  }

  /// How far a course may lie from its city, in metres.
  private static let farthest = 200_000.0

  private func timeFaults(_ now: Instant) -> [FormFault] {
    guard let start = start(at: now) else { return [FormFault(.startTime, .missing)] }
    if start.instant <= now { return [FormFault(.startTime, .inThePast)] }
    let last = now.advanced(byMilliseconds: Int64(GolfLimits.daysAhead) * 86_400_000)
    return start.instant > last ? [FormFault(.startTime, .tooFarAhead)] : []
  }

  private var detailFaults: [FormFault] {
    var faults: [FormFault] = []
    if priceMeant == nil {
      let isLarge = Typed.minor(trimmed(price), places: places) != nil
      let dearest = places == 2 ? RoundForm.dearest / 100 : RoundForm.dearest
      faults.append(FormFault(.price, isLarge ? .outOfRange(0, dearest) : .characters))
    }
    if youngest > oldest { faults.append(FormFault(.ages, .outOfRange(youngest, oldest))) }
    if skills.isEmpty { faults.append(FormFault(.skills, .missing)) }
    let taken = base?.acceptedCount ?? 1
    if !GolfLimits.players.contains(players) {
      faults.append(
        FormFault(
          .maxPlayers,
          .outOfRange(GolfLimits.players.lowerBound, GolfLimits.players.upperBound)))
    } else if players < taken {
      faults.append(FormFault(.maxPlayers, .fewerThanAccepted))
    }
    if trimmed(message).unicodeScalars.count > GolfLimits.message {
      faults.append(FormFault(.message, .tooLong(GolfLimits.message)))
    }
    return faults
  }

  /// Whether the start is in the dark where the round is played: allowed, and said.
  func isDark(at now: Instant) -> Bool {
    guard let course, let start = start(at: now) else { return false }
    return Daylight.isDark(at: start.instant, course.course.point)
  }

  /// The element that a fault is at.
  func element(of fault: FormFault) -> String {
    switch fault.field {
    case .course: isManual ? "tee-form-name" : "tee-form-search"
    case .city: "tee-form-city"
    case .point: "tee-form-spot"
    case .startTime, .zone: CivilDate(date) == nil ? "tee-form-date" : "tee-form-time"
    case .price: "tee-form-price"
    case .skills: "tee-form-skills"
    case .ages: "tee-form-youngest"
    case .maxPlayers: "tee-form-players"
    default: "tee-form-message"
    }
  }
}
