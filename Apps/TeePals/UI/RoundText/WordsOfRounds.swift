import Calendar
import Core
import Design
import TeePalsDomain

// How rounds are spoken of.
extension Words {
  /// A course's name for cards and bars.
  func courseName(_ name: String) -> String {
    let short = compactCourseName(name)
    return short.isEmpty ? self(RoundText.golfRound) : short
  }

  // MARK: Dates

  /// "Fri, Mar 6 · 8:00 AM" where the course is, with its zone where the reader is in another one.
  func when(_ start: Instant, _ venue: Zone, seenIn here: PlanningZone) -> String {
    let civil = start.civil(offset: venue.offset)
    let text = self(
      RoundText.dateTime, name: formats.date(civil.date, .shortWithWeekday),
      text: formats.time(civil.time))
    return zoned(text, start, venue, seenIn: here)
  }

  /// "Friday, March 6, 2026 at 8:00 AM", likewise.
  func longWhen(_ start: Instant, _ venue: Zone, seenIn here: PlanningZone) -> String {
    let civil = start.civil(offset: venue.offset)
    let text = self(
      RoundText.dateAtTime, name: formats.date(civil.date, .full), text: formats.time(civil.time))
    return zoned(text, start, venue, seenIn: here)
  }

  private func zoned(
    _ text: String, _ start: Instant, _ venue: Zone, seenIn here: PlanningZone
  ) -> String {
    guard here.rules.offset(at: start) != venue.offset else { return text }
    return text + " (" + self(RoundText.zoneTime, text: ZoneTable.place(of: venue.name)) + ")"
  }

  /// "You play at 11:40 AM: Pebble Beach GL", of a round at the time of another.
  func clash(_ round: Round) -> String {
    let start = round.startTime.civil(offset: round.zone.offset)
    return self(
      RoundText.clash, name: courseName(round.course.name), text: formats.time(start.time))
  }

  // MARK: Money

  /// "$45", "Free", "Price TBD", "$40-$60", "$40+", "~$60" (specification §5.1).
  func price(_ price: RoundPrice) -> String {
    switch price {
    case .unknown, .range(nil, nil): return self(RoundText.priceUnknown)
    case .free: return self(RoundText.priceFree)
    case .estimate(let amount):
      return amount.minor == 0 ? self(RoundText.priceFree) : money(amount)
    case .range(let from?, let to?): return money(from) + "-" + money(to)
    case .range(let from?, nil): return self(RoundText.priceFrom, text: money(from))
    case .range(nil, let to?): return self(RoundText.priceUpTo, text: money(to))
    }
  }

  /// An amount with its sign before it; cents only where there are any.
  func money(_ money: Money) -> String {
    let places = hasNoCents(money.currency) ? 0 : 2
    let number =
      places == 2 && money.minor % 100 == 0
      ? formats.number(money.minor / 100) : formats.decimal(money.minor, fractionDigits: places)
    switch money.currency {
    case "USD": return "$" + number
    case "KRW": return "₩" + number
    case "JPY": return "¥" + number
    case "EUR": return "€" + number
    case "GBP": return "£" + number
    default: return money.currency + " " + number
    }
  }

  /// ISO 4217: the currencies without a minor unit that golfers may meet.
  private func hasNoCents(_ currency: String) -> Bool {
    switch currency {
    case "KRW", "JPY", "VND", "CLP", "ISK", "PYG", "UGX", "XPF": true
    default: false
    }
  }

  // MARK: Whom the host would like to play with

  func ages(_ requirements: RoundRequirements) -> String {
    let ages = requirements.ages
    let all = RoundRequirements.allAges
    if ages == all { return self(RoundText.agesAll) }
    let from = String(ages.lowerBound)
    if ages.upperBound >= all.upperBound { return self(RoundText.agesFrom, name: from) }
    return self(RoundText.agesRange, name: from, text: String(ages.upperBound))
  }

  func skills(_ requirements: RoundRequirements) -> String {
    if requirements.skills.isEmpty { return self(RoundText.skillsAll) }
    return SkillLevel.allCases.filter { skill in requirements.skills.contains(skill) }
      .map { skill in self.skill(skill) }.joined(separator: ", ")
  }

  // MARK: States

  func visibility(_ visibility: RoundVisibility) -> String {
    switch visibility {
    case .public: self(RoundText.publicRound)
    case .friends: self(RoundText.friendsOnly)
    case .invite: self(RoundText.inviteOnly)
    }
  }

  func status(_ status: RoundStatus) -> String {
    switch status {
    case .open: self(RoundText.open)
    case .closed: self(RoundText.closed)
    case .canceled: self(RoundText.canceled)
    case .completed: self(RoundText.completed)
    }
  }

  /// What a round's card says of its places: "2/4 open", "Full".
  func openings(_ round: Round) -> String {
    if round.isFull { return self(RoundText.full) }
    let share = String(round.spotsRemaining) + "/" + String(round.maxPlayers)
    return self(RoundText.spotsOpen, text: share)
  }

  /// "A spot is held for you until Fri, Mar 6 · 8:00 AM".
  func offer(until end: Instant, of round: Round, seenIn here: PlanningZone) -> String {
    self(RoundBarText.offerStrip, text: when(end, round.zone, seenIn: here))
  }

  /// "Hosted by Maya K."
  func host(_ round: Round, for me: UserID) -> String {
    round.host.user == me
      ? self(RoundText.hostedByYou) : self(RoundText.hostedBy, name: round.host.name)
  }
}

// MARK: Searching and sharing

extension Words {
  /// "25 miles", "40 km", "Anywhere".
  func reach(_ reach: SearchReach, inMiles: Bool) -> String {
    guard let miles = reach.miles, let kilometres = reach.kilometres else {
      return self(NearbyText.anywhere)
    }
    return inMiles
      ? self(NearbyText.miles, text: String(miles))
      : self(NearbyText.metric, text: String(kilometres))
  }

  /// "Next 30 days", "Mar 6 – Mar 12".
  func dates(_ filter: RoundFilter) -> String {
    guard filter.dates == .custom, let first = filter.days.first, let last = filter.days.last else {
      return preset(filter.dates)
    }
    return self(
      FilterText.customRange, name: formats.date(first, .short), text: formats.date(last, .short))
  }

  func preset(_ preset: DatePreset) -> String {
    switch preset {
    case .today: self(FilterText.today)
    case .thisWeekend: self(FilterText.thisWeekend)
    case .next7: self(FilterText.next7)
    case .next30: self(FilterText.next30)
    case .custom: self(FilterText.custom)
    }
  }

  func sort(_ sort: RoundSort) -> String {
    switch sort {
    case .date: self(FilterText.soonest)
    case .distance: self(FilterText.nearest)
    case .newest: self(FilterText.newest)
    }
  }

  func hosts(_ host: HostFilter) -> String {
    self(host == .following ? NearbyText.following : .everyone)
  }

  func fault(_ fault: ChosenDays.Fault) -> String {
    switch fault {
    case .missing: self(FilterText.missing)
    case .order: self(FilterText.order)
    case .past: self(FilterText.past)
    case .tooLong: self(FilterText.tooLong)
    }
  }

  /// "5 minutes ago".
  func age(of instant: Instant, at now: Instant) -> String {
    let minutes = Int(max(0, now.milliseconds - instant.milliseconds) / 60_000)
    if minutes < 1 { return self(NearbyText.justNow) }
    if minutes < 60 { return self(NearbyText.minutesAgo, count: minutes) }
    if minutes < 2_880 { return self(NearbyText.hoursAgo, count: minutes / 60) }
    return self(NearbyText.daysAgo, count: minutes / 1_440)
  }

  /// "Join my round at Pebble Beach! Monterey, CA • Fri, Mar 6 · 8:00 AM" (specification §16).
  func invitation(_ round: Round, seenIn here: PlanningZone) -> String {
    RoundBarText.shareText.text(
      in: language,
      [
        ("course", round.course.name), ("city", round.course.cityLabel),
        ("date", when(round.startTime, round.zone, seenIn: here)),
      ])
  }
}

extension PlanningZone {
  /// The zone of a device; by what its clock shows now, where the table does not have the name.
  init(of device: Zone) {
    self = PlanningZone(named: device.name) ?? PlanningZone(fixed: device)
  }
}
