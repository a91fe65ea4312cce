import Calendar
import Core

/// What a round that somebody looks for has to be like, besides where, when and whose it is. What
/// is absent does not matter.
public struct RoundTraits: Hashable, Sendable {
  /// The host would like to play with golfers of this level, or with all.
  public var skill: SkillLevel?
  /// It costs no more. A round whose price nobody knows does not count.
  public var price: PriceCeiling?
  /// It begins then, by the clocks of the course.
  public var dayPart: DayPart?
  /// So many can still join.
  public var seats = RoundTraits.fewestSeats
  /// A round whose host says nothing of it does not count.
  public var play = RoundPlay()

  public init() {}

  /// Every round that can be joined has one.
  public static let fewestSeats = 1
  /// What can be asked for: whoever brings two friends needs three.
  public static let seatChoices = fewestSeats...3

  /// Nothing matters.
  public var isEmpty: Bool { self == RoundTraits() }

  /// Whether a round is like this.
  public func fit(_ round: Round) -> Bool {
    if let skill, !round.requirements.skills.isEmpty,
      !round.requirements.skills.contains(skill)
    {
      return false
    }
    if let price, !price.covers(round.price) { return false }
    if let dayPart {
      let time = round.startTime.civil(offset: round.zone.offset).time
      guard DayPart(time) == dayPart else { return false }
    }
    if let holes = play.holes, round.play.holes != holes { return false }
    if let travel = play.travel, round.play.travel != travel { return false }
    return round.spotsRemaining >= seats
  }
}

/// When in the day a round begins.
public enum DayPart: String, Hashable, Sendable, CaseIterable {
  case morning, afternoon, evening

  /// Seconds since midnight.
  private static let noon = TimeOfDay.noon.second
  /// 16:00, from when many courses have a price of their own.
  private static let twilight = 16 * 3_600

  public init(_ time: TimeOfDay) {
    self =
      time.second < DayPart.noon
      ? .morning : time.second < DayPart.twilight ? .afternoon : .evening
  }
}

// MARK: In questions to the server

/// The parts of ``RoundTraits``, by their names in a question.
public enum RoundTrait: String, Error, Hashable, Sendable, CaseIterable {
  case skill, price, time, seats, holes, travel
}

extension RoundTraits {
  /// Reads the words of a question.
  ///
  /// - Throws: The trait whose word is none.
  public init(_ word: (RoundTrait) -> String?) throws(RoundTrait) {
    if let text = word(.skill) {
      guard let skill = SkillLevel(rawValue: text) else { throw .skill }
      self.skill = skill
    }
    if let text = word(.price) {
      guard let price = PriceCeiling(rawValue: text) else { throw .price }
      self.price = price
    }
    if let text = word(.time) {
      guard let part = DayPart(rawValue: text) else { throw .time }
      dayPart = part
    }
    if let text = word(.seats) {
      guard let count = Int(text), RoundTraits.seatChoices.contains(count) else { throw .seats }
      seats = count
    }
    if let text = word(.holes) {
      guard let holes = RoundHoles(rawValue: text) else { throw .holes }
      play.holes = holes
    }
    if let text = word(.travel) {
      guard let travel = RoundTravel(rawValue: text) else { throw .travel }
      play.travel = travel
    }
  }

  /// The word of a trait; `nil` where it does not matter.
  public func word(_ trait: RoundTrait) -> String? {
    switch trait {
    case .skill: skill?.rawValue
    case .price: price?.rawValue
    case .time: dayPart?.rawValue
    case .seats: seats == RoundTraits.fewestSeats ? nil : String(seats)
    case .holes: play.holes?.rawValue
    case .travel: play.travel?.rawValue
    }
  }
}
