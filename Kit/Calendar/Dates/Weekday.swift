/// A day of the week, numbered as in ISO 8601: Monday is 1, Sunday is 7.
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// The weekday of the day `dayNumber` days after 1970-01-01, which was a Thursday.
  init(dayNumber: Int) {
    switch floorDivide(Int64(dayNumber) + 3, by: 7).remainder {
    case 0: self = .monday
    case 1: self = .tuesday
    case 2: self = .wednesday
    case 3: self = .thursday
    case 4: self = .friday
    case 5: self = .saturday
    default: self = .sunday
    }
  }

  /// Saturday and Sunday.
  public var isWeekend: Bool { self == .saturday || self == .sunday }
}
