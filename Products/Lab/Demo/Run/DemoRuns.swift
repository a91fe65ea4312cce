import Calendar
import Core
import RunningBuddyDomain
import Tracks

/// A year of one person's RunningBuddy, as the commands their phone would have sent: a run on some
/// evenings, a long one at the weekend, a race in spring and one a few weeks ago.
struct DemoRuns {
  private let person: DemoPerson
  private let now: Instant
  private var dice: Dice
  private(set) var phone: DemoPhone<RunDomain>
  /// What the person runs in; a pair is worn out after half of the year.
  private var shoe: ShoeID?

  private static let days = 365
  private static let minute: Int64 = 60_000
  /// Days ago on which nobody ran: they were ill.
  private static let away = 201...214
  /// Days ago on which there was a race over 10 km.
  private static let races = [24, 190]

  init(_ person: DemoPerson, user: UserID, until now: Instant) throws(ZoneRulesError) {
    self.person = person
    self.now = now
    dice = Dice(seed: person.seed &+ 3_000)
    phone = try DemoPhone(person, user: user, &dice)
    let today = phone.zone.civil(at: now).date
    arrange(today.adding(days: -Self.days))
    for ago in (0..<Self.days).reversed() {
      if let name = DemoRunWords.shoes[ago] { lace(name, on: today.adding(days: -ago)) }
      live(today.adding(days: -ago), ago)
    }
  }

  private mutating func arrange(_ day: CivilDate) {
    let moment = phone.moment(phone.instant(day, 7 * 60), &dice)
    phone.send(.setRunSetting(phone.user, .introduced(true)), moment)
    phone.send(.setRunSetting(phone.user, .goal(.centimetres(2_000_000))), moment)
  }

  /// A new pair; the one before retires.
  private mutating func lace(_ name: String, on day: CivilDate) {
    let moment = phone.moment(phone.instant(day, 7 * 60), &dice)
    if let shoe { phone.send(.editShoe(shoe, [.retired(true)]), moment) }
    var next = Shoe(id: moment.id(), name: name)
    (next.since, next.wanted) = (day, 700_000)
    phone.send(.addShoe(next), moment)
    phone.send(.setRunSetting(phone.user, .usualShoe(next.id)), moment)
    shoe = next.id
    let plan = RunPlan(id: moment.id(1), DemoRunWords.intervals)
    if phone.replica.plans.isEmpty { phone.send(.keepPlan(plan), moment) }
  }

  private mutating func live(_ day: CivilDate, _ ago: Int) {
    guard !Self.away.contains(ago) else { return }
    if Self.races.contains(ago) {
      run(on: day, at: 9 * 60 + 30, metres: 10_000, ago, isRace: true)
      return
    }
    switch day.weekday {
    case .tuesday, .thursday:
      guard dice.happens(person.diligence * 4 / 5) else { return }
      run(on: day, at: dice.roll(1_080...1_170), metres: dice.roll(5_000...8_000), ago)
    case .sunday:
      guard dice.happens(person.diligence * 9 / 10) else { return }
      run(on: day, at: dice.roll(480...600), metres: dice.roll(11_000...18_000), ago)
    default:
      guard dice.happens(person.diligence / 12) else { return }
      run(on: day, at: dice.roll(390...450), metres: dice.roll(3_000...5_000), ago)
    }
  }

  private mutating func run(
    on day: CivilDate, at minutes: Int, metres: Int, _ ago: Int, isRace: Bool = false
  ) {
    let start = phone.instant(day, minutes).advanced(
      byMilliseconds: Int64(dice.roll(0...59)) * 1_000)
    // People become a little faster in a year, and are slower when it is far.
    let pace = 335 + ago / 12 + metres / 1_000 - (isRace ? 45 : 0) + dice.roll(-8...8)
    let course = DemoCourse(person)
    let points = course.points(metres: metres, secondsPerKilometre: pace, &dice)
    let recording = RunRecording(points, timer: .pauses([]), altitude: .gps)
    let end = start.advanced(byMilliseconds: Int64(points.last?.time ?? 0) * 100)
    guard end < now.advanced(byMilliseconds: -60 * Self.minute) else { return }
    let moment = phone.moment(end, &dice)
    var run = Run(
      id: moment.id(), start: start, zone: person.zoneName, offset: phone.zone.offset(at: start),
      sport: .running, record: RunRecord(RunFigures(recording)), outline: RunOutline(recording),
      source: .recorded)
    run.shoe = shoe
    if isRace {
      run.title = DemoRunWords.race(person.language)
      run.mark = .race
    } else if dice.happens(12) {
      run.notes = dice.pick(DemoRunWords.notes(person.language))
    }
    if dice.happens(60) { run.effort = isRace ? 9 : dice.roll(3...7) }
    if dice.happens(40) { run.feeling = dice.roll(2...5) }
    for step in RunBundle(run, points).steps {
      phone.send(step.command, content: step.content, moment)
    }
  }
}
