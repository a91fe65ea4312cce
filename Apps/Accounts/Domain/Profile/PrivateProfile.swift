import Calendar
import Coding
import Core
import Wire

/// What the apps may reckon with and nobody else ever sees.
///
/// Everything in SI units; how it is shown is ``units``. An unset field is not known.
@Wire(identity: "user")
public struct PrivateProfile: Hashable, Sendable {
  public let user: UserID
  @Field(in: wholes) public var birthYear: Int?
  public var sex: Sex?
  @Field(in: wholes) public var heightCentimetres: Int?
  @Field(in: wholes) public var weightGrams: Int?
  /// Beats a minute.
  @Field(in: wholes) public var maximumHeartRate: Int?
  /// Beats a minute.
  @Field(in: wholes) public var restingHeartRate: Int?
  /// Unset is metric.
  public var units: Units?
  /// Unset follows the device.
  @Field(as: "zoneName") public var timeZone: ZoneName?
  /// Unset is nobody.
  public var audience: Audience?

  public init(user: UserID) { self.user = user }

  public static let firstBirthYear = 1_900
  public static let heights = 50...272
  public static let weights = 20_000...400_000
  public static let maximumHeartRates = 100...240
  public static let restingHeartRates = 25...120
}

/// What formulas about the body ask for.
@Wire public enum Sex: String, Hashable, Sendable, CaseIterable {
  case female, male, other
}

/// How lengths and weights are shown and typed.
@Wire public enum Units: String, Hashable, Sendable, CaseIterable {
  case metric, imperial
}

/// Who may see the public half.
@Wire public enum Audience: String, Hashable, Sendable, CaseIterable {
  case nobody
  /// Everybody with an account on the server.
  case members
}

/// The name of a time zone as the tz database writes it, such as `Asia/Seoul`.
///
/// Only the form is checked: which names there are differs from system to system and year to year,
/// and a device must come to the same result as the server.
public struct ZoneName: Hashable, Sendable {
  public let text: String

  public init?(_ text: String) {
    guard (1...64).contains(text.utf8.count) else { return nil }
    for part in text.split(separator: "/", omittingEmptySubsequences: false) {
      guard let first = part.utf8.first, isLetter(first) else { return nil }
      for byte in part.utf8 where !isLetter(byte) {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "+"),
          UInt8(ascii: "-"):
          continue
        default: return nil
        }
      }
    }
    self.text = text
  }
}

private func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}

/// A field of the private half with the value it is to have.
public enum PrivateField: Hashable, Sendable {
  case birthYear(Int?)
  case sex(Sex?)
  case height(centimetres: Int?)
  case weight(grams: Int?)
  case maximumHeartRate(Int?)
  case restingHeartRate(Int?)
  case units(Units?)
  /// As it was typed or chosen; see ``ZoneName``.
  case timeZone(String?)
  case audience(Audience?)
}

extension PrivateProfile {
  /// - Parameter year: The year in which the person does it.
  mutating func set(_ field: PrivateField, in year: Int) throws(AccountsRejection) {
    switch field {
    case .birthYear(let value):
      let first = PrivateProfile.firstBirthYear
      birthYear = try checked(value, first...max(first, year))
    case .sex(let value): sex = value
    case .height(let value): heightCentimetres = try checked(value, PrivateProfile.heights)
    case .weight(let value): weightGrams = try checked(value, PrivateProfile.weights)
    case .maximumHeartRate(let value):
      maximumHeartRate = try checked(value, PrivateProfile.maximumHeartRates)
    case .restingHeartRate(let value):
      restingHeartRate = try checked(value, PrivateProfile.restingHeartRates)
    case .units(let value): units = value
    case .timeZone(let text):
      timeZone = text.flatMap { text in ZoneName(text) }
      guard text == nil || timeZone != nil else { throw .unknownZone }
    case .audience(let value): audience = value
    }
    if let restingHeartRate, let maximumHeartRate, restingHeartRate >= maximumHeartRate {
      throw .restingNotBelowMaximum
    }
  }

  private func checked(
    _ value: Int?, _ range: ClosedRange<Int>
  ) throws(AccountsRejection) -> Int? {
    if let value, !range.contains(value) {
      throw .outOfRange(from: range.lowerBound, to: range.upperBound)
    }
    return value
  }
}

/// Whole numbers that are checked elsewhere.
let wholes: ClosedRange<Int64> = -1_000_000...1_000_000

extension WireCursor {
  func whole() throws(WireError) -> Int { try int(in: wholes) }
  func zoneName() throws(WireError) -> ZoneName { try word { text in ZoneName(text) } }
}

extension JSON {
  static func zoneName(_ zone: ZoneName) -> JSON { .string(zone.text) }
}

extension PrivateProfile {
  /// Why a field cannot be given this value in this year; `nil` when it can.
  public func rejection(of field: PrivateField, in year: Int) -> AccountsRejection? {
    var next = self
    do throws(AccountsRejection) { try next.set(field, in: year) } catch { return error }
    return nil
  }
}
