import Calendar
import Store
import SuperFriendDomain

/// Reading columns that hold our own words and dates. What the checks of the schema rule out is a
/// mismatch.
extension Row {
  func date(_ name: String) throws(StoreFailure) -> CivilDate {
    let text: String = try self[name]
    guard let date = CivilDate(text) else { throw .mismatch(in: name) }
    return date
  }

  func optionalDate(_ name: String) throws(StoreFailure) -> CivilDate? {
    let text: String? = try self[name]
    return text == nil ? nil : try date(name)
  }

  func period(_ name: String, days: String) throws(StoreFailure) -> Period {
    guard let period = Period(key: try self[name], days: try self[days]) else {
      throw .mismatch(in: name)
    }
    return period
  }
}

extension Period {
  /// The day count of a period of the person's own.
  var customDays: Int? {
    guard case .custom(let count) = self else { return nil }
    return count.days
  }
}
