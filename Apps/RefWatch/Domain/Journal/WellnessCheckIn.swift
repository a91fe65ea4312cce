import Calendar
import Coding
import Core

/// The tag of a check-in's id.
public enum WellnessTag {}
public typealias WellnessID = ID<WellnessTag>

/// How somebody is on one day. There is one for each day, so what two devices say of a day comes
/// together field by field.
@Memberwise public struct WellnessCheckIn: Hashable, Sendable {
  public let id: WellnessID
  public let day: CivilDate
  /// Each of ``WellnessMeasure/range``; `nil` where nothing was said.
  public var values: [WellnessMeasure: Int] = [:]
  public var note = ""

  public init(of user: UserID, on day: CivilDate) {
    self.init(id: WellnessCheckIn.id(of: user, on: day), day: day)
  }

  /// The id of somebody's check-in of a day, the same on all of their devices.
  public static func id(of user: UserID, on day: CivilDate) -> WellnessID {
    let number = UInt64(bitPattern: Int64(day.dayNumber))
    return WellnessID(
      high: mixed(user.high ^ mixed(number)), low: mixed(user.low &+ mixed(number &+ user.high)))
  }

  public var isEmpty: Bool { values.isEmpty && note.isEmpty }
}

/// What a check-in asks. Of soreness and stress 10 is the most, not the best.
public enum WellnessMeasure: String, Hashable, Sendable, CaseIterable {
  case sleep, soreness, stress, mood

  public static let range = 1...10
}

/// One field of a check-in and its new value.
public enum WellnessEdit: Hashable, Sendable {
  case value(WellnessMeasure, Int?)
  case note(String)
}

extension WellnessCheckIn {
  public mutating func apply(_ edit: WellnessEdit) {
    switch edit {
    case .value(let measure, let value): values[measure] = value
    case .note(let text): note = text
    }
  }
}
