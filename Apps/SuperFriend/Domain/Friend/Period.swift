import Core

/// The longest time a person wants to let pass between contacts. Fixed day counts, not calendar
/// months (spec §4.1).
public enum Period: Hashable, Sendable {
  case weekly, everyTwoWeeks, monthly, everyTwoMonths, everyThreeMonths, everySixMonths, annually
  case custom(DayCount)

  /// What the pickers and the slider offer, in their order.
  public static let choices: [Period] = [
    .weekly, .everyTwoWeeks, .monthly, .everyTwoMonths, .everyThreeMonths, .everySixMonths,
    .annually,
  ]

  /// A period of the person's own; `nil` outside 1…3650 days.
  public static func every(days: Int) -> Period? {
    DayCount(days).map { count in .custom(count) }
  }

  public var days: Int {
    switch self {
    case .weekly: 7
    case .everyTwoWeeks: 14
    case .monthly: 30
    case .everyTwoMonths: 60
    case .everyThreeMonths: 90
    case .everySixMonths: 180
    case .annually: 365
    case .custom(let count): count.days
    }
  }

  /// The position in ``choices``; a period of the person's own has none.
  public var index: Int? {
    switch self {
    case .weekly: 0
    case .everyTwoWeeks: 1
    case .monthly: 2
    case .everyTwoMonths: 3
    case .everyThreeMonths: 4
    case .everySixMonths: 5
    case .annually: 6
    case .custom: nil
    }
  }

  /// The key of the seven, or `custom`.
  public var key: String {
    switch self {
    case .weekly: "weekly"
    case .everyTwoWeeks: "everyTwoWeeks"
    case .monthly: "monthly"
    case .everyTwoMonths: "everyTwoMonths"
    case .everyThreeMonths: "everyThreeMonths"
    case .everySixMonths: "everySixMonths"
    case .annually: "annually"
    case .custom: "custom"
    }
  }

  /// Reads `key`; `days` is for `custom` only.
  public init?(key: String, days: Int?) {
    if let days {
      guard sameBytes(key, "custom"), let count = DayCount(days) else { return nil }
      self = .custom(count)
      return
    }
    for choice in Period.choices where sameBytes(choice.key, key) {
      self = choice
      return
    }
    return nil
  }
}

/// A number of days from 1 to 3650.
public struct DayCount: Hashable, Sendable {
  public let days: Int

  public static let range = 1...3_650

  public init?(_ days: Int) {
    guard DayCount.range.contains(days) else { return nil }
    self.days = days
  }
}
