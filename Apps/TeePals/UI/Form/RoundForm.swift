import Calendar
import Core
import Sync
import TeePalsDomain

/// A round being created, or changed: everything as typed.
struct RoundForm: Hashable {
  /// The id the round has, or will have.
  private(set) var round: RoundID
  /// The round as it was when the person began to change it, so that what others change meanwhile
  /// stays; `nil` for a new one.
  var base: Round?
  /// The round as it stood when the person was told of what another device made of the same fields:
  /// they save on top of that.
  var seen: Round?
  /// What they were told of.
  var conflicts: [RoundEdit] = []
  var step = FormStep.course
  /// The course that was found, or the one the round has.
  var found: FormCourse?
  var isManual = false
  var name = ""
  var city = ""
  /// The city that was chosen from those that ``city`` begins.
  var place: FormPlace?
  /// Where exactly the course is, as pasted: degrees, or the link of a map. Empty where the city is
  /// all that is known.
  var spot = ""
  /// `YYYY-MM-DD`, empty for none.
  var date = ""
  /// `HH:MM`, empty for none.
  var time = ""
  /// Whether the person has said when: until then it follows the course's zone.
  var hasTime = false
  var visibility = RoundVisibility.public
  var joinPolicy = RoundVisibility.public.usualPolicy
  var hasPolicy = false
  /// In whole or with two decimals; empty for "not known yet".
  var price = ""
  /// The ages as they are chosen: the first may come after the last, which is said.
  var youngest = RoundRequirements.allAges.lowerBound
  var oldest = RoundRequirements.allAges.upperBound
  var skills = SkillLevel.allCases
  var isEnforced = false
  var players = 4
  var play = RoundPlay()
  var message = ""
  /// Whether what is missing is said.
  var isChecked = false
  /// Whether anything was typed or chosen.
  var isTouched = false
  /// Why it could not be posted or saved.
  var refusal: TeePalsRejection?
  /// The command that was refused and that this makes again.
  var again: CommandID?
  /// Where clocks stand as long as no course says something else.
  var ownZone: String

  var isNew: Bool { base == nil }

  /// A new round tomorrow at eight.
  init(new round: RoundID, _ zone: Zone, at now: Instant) {
    self.round = round
    ownZone = zone.name
    plan(PlanningZone(zone, at: now).tomorrow(after: now))
  }

  init(_ round: Round) {
    self.round = round.id
    base = round
    ownZone = round.zone.name
    found = FormCourse(round.course, zone: round.zone.name)
    plan(round.startTime.civil(offset: round.zone.offset))
    hasTime = true
    visibility = round.visibility
    joinPolicy = round.joinPolicy
    hasPolicy = true
    price = RoundForm.text(round.price)
    youngest = round.requirements.ages.lowerBound
    oldest = round.requirements.ages.upperBound
    skills = round.requirements.skills.isEmpty ? SkillLevel.allCases : round.requirements.skills
    isEnforced = round.requirements.isEnforced
    players = round.maxPlayers
    play = round.play
    message = round.message
  }

  /// A round that was not accepted, to be posted under another id.
  init(again old: Round, as id: RoundID, of command: CommandID) {
    self.init(old)
    base = nil
    round = id
    again = command
    step = .review
    isTouched = true
  }

  private mutating func plan(_ local: CivilDateTime) {
    date = local.date.description
    time = String(local.time.description.prefix(5))
  }

  // MARK: What it comes to

  /// The course as it stands; `nil` while there is none.
  var course: FormCourse? {
    guard isManual else { return found }
    guard let place else { return nil }
    let point = spotMeant
    return FormCourse(
      RoundCourse(
        name: trimmed(name), cityLabel: place.label, point: point ?? place.point,
        isPointed: point != nil || place.isPointed),
      zone: place.zone)
  }

  /// The place that was pasted; `nil` where none was, and for what is none.
  var spotMeant: GlobePoint? { PlaceText.point(spot) }

  /// The zone the date and the time are read in.
  func zone(at now: Instant) -> PlanningZone {
    // A round's own zone is believed as it was recorded, even where the table has another word.
    if let base, course?.zone == base.zone.name {
      return PlanningZone(base.zone, at: base.startTime)
    }
    return (course?.zone).flatMap { name in PlanningZone(named: name) }
      ?? PlanningZone(named: ownZone) ?? PlanningZone(.utc, at: now)
  }

  /// Date and time as typed; `nil` while they are not.
  var local: CivilDateTime? {
    guard let date = CivilDate(date), let time = TimeOfDay(time) else { return nil }
    return CivilDateTime(date, time)
  }

  /// When it begins. One that was not changed stays what it was, also where the clocks show its
  /// time twice.
  func start(at now: Instant) -> (instant: Instant, zone: Zone)? {
    guard let local else { return nil }
    if let base, course?.zone == base.zone.name,
      base.startTime.civil(offset: base.zone.offset) == local
    {
      return (base.startTime, base.zone)
    }
    return zone(at: now).start(local)
  }

  /// Moves a time nobody has chosen to the morning at the course.
  mutating func follow(_ now: Instant) {
    guard isNew, !hasTime else { return }
    plan(zone(at: now).tomorrow(after: now))
  }

  var requirements: RoundRequirements {
    var requirements = base?.requirements ?? RoundRequirements()
    if youngest <= oldest { requirements.ages = youngest...oldest }
    requirements.skills =
      skills.count == SkillLevel.allCases.count
      ? [] : SkillLevel.allCases.filter { skill in skills.contains(skill) }
    requirements.isEnforced = isEnforced && !requirements.isOpenToAll
    return requirements
  }

  /// `nil` where what is typed is no price.
  var priceMeant: RoundPrice? {
    if let base, price == RoundForm.text(base.price) { return base.price }
    let text = trimmed(price)
    if text.isEmpty { return .unknown }
    guard let minor = Typed.minor(text, places: places), minor <= RoundForm.dearest else {
      return nil
    }
    return minor == 0 ? .free : .estimate(Money(minor: minor, currency: currency))
  }

  /// What people pay with at the course: that of the round's own price, else by the zone.
  var currency: String {
    switch base?.price {
    case .estimate(let money), .range(let money?, _), .range(nil, let money?):
      return money.currency
    default: break
    }
    let zone = course?.zone ?? ownZone
    if sameBytes(zone, "Asia/Seoul") { return "KRW" }
    if sameBytes(zone, "Asia/Tokyo") { return "JPY" }
    if sameBytes(zone, "Europe/London") { return "GBP" }
    return "USD"
  }

  /// Decimals of ``currency``.
  var places: Int { RoundForm.places(currency) }

  private static func places(_ currency: String) -> Int {
    sameBytes(currency, "KRW") || sameBytes(currency, "JPY") ? 0 : 2
  }

  /// The most minor units a price may have.
  static let dearest = 99_999_999

  /// The round as the form has it; only without faults.
  func made(by host: GolferCard, at now: Instant) -> Round? {
    guard let course, let start = start(at: now), let price = priceMeant else { return nil }
    var made = Round(
      id: round, host: host, course: course.course, startTime: start.instant, zone: start.zone,
      visibility: visibility, joinPolicy: joinPolicy, requirements: requirements, price: price,
      message: trimmed(message), maxPlayers: players, createdAt: now)
    made.play = play
    return made
  }

  /// What the person has changed, and what that was; only without faults.
  func edits(at now: Instant) -> [RoundEdit] {
    guard let base, let new = made(by: base.host, at: now) else { return [] }
    var edits: [RoundEdit] = []
    if new.course != base.course { edits.append(.course(new.course)) }
    if new.startTime != base.startTime || new.zone != base.zone {
      edits.append(.start(new.startTime, new.zone))
    }
    if new.visibility != base.visibility { edits.append(.visibility(new.visibility)) }
    if new.joinPolicy != base.joinPolicy { edits.append(.joinPolicy(new.joinPolicy)) }
    if new.requirements != base.requirements { edits.append(.requirements(new.requirements)) }
    if new.price != base.price { edits.append(.price(new.price)) }
    if new.play != base.play { edits.append(.play(new.play)) }
    if !sameBytes(new.message, base.message) { edits.append(.message(new.message)) }
    if new.maxPlayers != base.maxPlayers { edits.append(.maxPlayers(new.maxPlayers)) }
    return RoundEdit.edits(edits, of: seen ?? base)
  }

  /// A price as it is typed: of a range its lower end.
  private static func text(_ price: RoundPrice) -> String {
    switch price {
    case .unknown, .range(nil, nil): ""
    case .free: "0"
    case .estimate(let amount), .range(let amount?, _), .range(nil, let amount?):
      Typed.decimal(amount.minor, places: places(amount.currency))
    }
  }
}

/// The four steps of making a round.
public enum FormStep: Int, Hashable, Sendable, CaseIterable {
  case course, when, details, review

  var next: FormStep { FormStep(rawValue: rawValue + 1) ?? .review }
  var previous: FormStep { FormStep(rawValue: rawValue - 1) ?? .course }
}

/// What people type, read.
enum Typed {
  /// At most so many Unicode scalars of it, for fields that hold no more.
  static func cut(_ text: String, to limit: Int) -> String {
    guard text.unicodeScalars.count > limit else { return text }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: text.unicodeScalars.prefix(limit))
    return String(kept)
  }

  /// Minor units of an amount as typed: "55", "55.5", "1,200.50", with or without its sign.
  static func minor(_ text: String, places: Int) -> Int? {
    var whole = ""
    var part: String?
    for (index, sign) in text.unicodeScalars.enumerated() {
      switch sign {
      case "0"..."9":
        if part == nil {
          whole.unicodeScalars.append(sign)
        } else {
          part?.unicodeScalars.append(sign)
        }
      case ".":
        if part != nil { return nil }
        part = ""
      case "$", "₩", "¥", "£", "€": if index > 0 { return nil }
      case ",", " ": if part != nil { return nil }
      default: return nil
      }
    }
    let cents = (part ?? "").utf8.count
    guard whole.utf8.count + cents > 0, whole.utf8.count <= 9, cents <= places else { return nil }
    let digits = whole + (part ?? "") + String(repeating: "0", count: places - cents)
    return Int(digits)
  }

  /// Minor units as they are typed: "55", "55.50".
  static func decimal(_ minor: Int, places: Int) -> String {
    guard places == 2 else { return String(minor) }
    let cents = minor % 100
    if cents == 0 { return String(minor / 100) }
    return String(minor / 100) + (cents < 10 ? ".0" : ".") + String(cents)
  }
}
