import Calendar
import Core
import TeePalsDomain
import Wire

/// How far away rounds may be. The word is the server's, which counts in miles.
public enum SearchReach: String, Hashable, Sendable, CaseIterable {
  case miles5 = "5"
  case miles10 = "10"
  case miles25 = "25"
  case miles50 = "50"
  case miles100 = "100"
  case anywhere

  /// `nil` for anywhere.
  var miles: Int? { Int(rawValue) }

  /// The same for people who count in kilometres, as they would say it.
  var kilometres: Int? {
    switch self {
    case .miles5: 8
    case .miles10: 16
    case .miles25: 40
    case .miles50: 80
    case .miles100: 160
    case .anywhere: nil
    }
  }

  /// The same in metres.
  var metres: Int? { miles.map { miles in miles * 1_609_344 / 1_000 } }
}

/// What comes first. The words are the server's.
public enum RoundSort: String, Hashable, Sendable, CaseIterable {
  case date, distance, newest
}

/// Whose rounds. The words are the server's.
public enum HostFilter: String, Hashable, Sendable, CaseIterable {
  case everyone, following
}

/// What rounds somebody is looking for.
struct RoundFilter: Hashable {
  var reach = SearchReach.miles25
  /// Where they look; their own city where `nil`.
  var city: HomeCity?
  var dates = DatePreset.next30
  var days = ChosenDays()
  var sort = RoundSort.date
  var host = HostFilter.everyone
  var traits = RoundTraits()

  /// The nearest cannot come first when it does not matter where they are.
  var order: RoundSort { reach == .anywhere && sort == .distance ? .date : sort }

  /// Where is looked around; `nil` while nobody said.
  func centre(_ own: HomeCity?) -> HomeCity? { city ?? own }

  /// Where is looked around for what is near; `nil` while it does not matter.
  func searched(_ own: HomeCity?) -> HomeCity? { reach == .anywhere ? nil : centre(own) }

  /// Whether a round that the device knows is one of those looked for.
  func takes(
    _ round: Round, in window: DateWindow, around centre: HomeCity?, follows: (UserID) -> Bool
  ) -> Bool {
    guard window.contains(round.startTime), round.status == .open, !round.isFull else {
      return false
    }
    if host == .following, !follows(round.host.user) { return false }
    guard traits.fit(round) else { return false }
    guard let metres = reach.metres else { return true }
    guard let centre else { return false }
    return Globe.metres(centre.point, round.course.point) <= Double(metres)
  }
}

extension RoundFilter: WireCodable {
  init(_ cursor: WireCursor) throws(WireError) {
    reach = try cursor.optional("reach")?.word() ?? .miles25
    city = try cursor.optional("city")?.decode()
    dates = try cursor.optional("dates")?.word() ?? .next30
    days.first = CivilDate(try cursor.text("first"))
    days.last = CivilDate(try cursor.text("last"))
    sort = try cursor.optional("sort")?.word() ?? .date
    host = try cursor.optional("host")?.word() ?? .everyone
    traits.skill = try cursor.optional("skill")?.word()
    traits.price = try cursor.optional("price")?.word()
    traits.dayPart = try cursor.optional("time")?.word()
    traits.play = try cursor.optional("play")?.decode() ?? RoundPlay()
    let seats = RoundTraits.seatChoices
    traits.seats =
      try cursor.optional("seats")?
      .int(in: Int64(seats.lowerBound)...Int64(seats.upperBound)) ?? seats.lowerBound
  }

  var json: JSON {
    .object([
      "reach": .word(reach), "city": city.map { city in city.json }, "dates": .word(dates),
      "first": days.first.map { day in .string(day.description) },
      "last": days.last.map { day in .string(day.description) }, "sort": .word(sort),
      "host": .word(host), "skill": traits.skill.map { skill in .word(skill) },
      "price": traits.price.map { price in .word(price) },
      "time": traits.dayPart.map { part in .word(part) },
      "play": traits.play.isEmpty ? nil : traits.play.json,
      "seats": traits.seats == RoundTraits.fewestSeats ? nil : .int(traits.seats),
    ])
  }

  /// What the browser remembered; the usual filter for anything that is none.
  init(remembered text: String?) {
    guard let text else { return }
    do throws(WireError) { self = try RoundFilter(WireCursor(try JSON.parse(text))) } catch {}
  }
}

// MARK: The question to the server

extension RoundFilter {
  /// Rounds of one page.
  static let page = 30

  /// `nil` where it cannot be asked: no days, or no place to look around.
  func address(_ own: HomeCity?, _ moment: Moment, limit: Int = RoundFilter.page) -> String? {
    guard let window = dates.window(days, moment) else { return nil }
    let centre = centre(own)
    guard reach == .anywhere || centre != nil else { return nil }
    return RoundFilter.address(
      around: centre?.point, radius: reach.rawValue, window, order, host, traits,
      limit: limit)
  }

  /// The question as the server reads it. A further page has to ask the same, to the letter.
  static func address(
    around point: GlobePoint?, radius: String, _ window: DateWindow, _ sort: RoundSort,
    _ host: HostFilter, _ traits: RoundTraits = RoundTraits(), limit: Int
  ) -> String {
    var parts: [String] = []
    if let point {
      parts.append("lat=" + degrees(point.micro.latitude))
      parts.append("lng=" + degrees(point.micro.longitude))
    }
    parts.append("radius=" + radius)
    parts.append("from=" + String(window.from.milliseconds))
    parts.append("to=" + String(window.to.milliseconds))
    parts.append("sort=" + sort.rawValue)
    parts.append("host=" + host.rawValue)
    for trait in RoundTrait.allCases {
      if let word = traits.word(trait) { parts.append(trait.rawValue + "=" + word) }
    }
    parts.append("limit=" + String(limit))
    return "/api/golf/rounds?" + parts.joined(separator: "&")
  }

  /// Millionths of a degree as decimal text: -121886300 is `-121.886300`.
  static func degrees(_ micro: Int) -> String {
    let magnitude = micro.magnitude
    var fraction = String(magnitude % 1_000_000)
    while fraction.utf8.count < 6 { fraction = "0" + fraction }
    return (micro < 0 ? "-" : "") + String(magnitude / 1_000_000) + "." + fraction
  }
}
