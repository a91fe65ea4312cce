import Core
import Server
import TeePalsDomain
import Wire

extension ProblemCode {
  /// With `way`: where it is given.
  static let freshProof = ProblemCode(
    "reauthenticationRequired", 401, "This needs a recent proof of who you are.")
  /// With the `case` as it is now.
  static let caseChanged = ProblemCode(
    "changedMeanwhile", 409, "Somebody else has decided, or there is nothing to decide.")
  static let ownCase = ProblemCode(
    "ownCase", 409, "Nobody decides about themselves, their own report or their own decision.")
  static let appealClosed = ProblemCode(
    "appealClosed", 409, "The decision was appealed before, or too long ago.")
}

extension Problem {
  /// A field of a request that is not what it may be.
  static func badField(_ field: String, rule: String) -> Problem {
    Problem(
      .invalidRequest, detail: field + ": " + rule,
      data: [.init("field", .string(field)), .init("rule", .string(rule))])
  }

  init(_ fault: ModerationFault) { self = .badField(fault.rawValue, rule: "not allowed") }
}

extension Call {
  /// A member of the body; what is wrong with it is said with its name.
  func field<Value>(
    _ name: String, _ read: (WireCursor) throws(WireError) -> Value
  ) throws(Problem) -> Value {
    do throws(WireError) {
      return try read(WireCursor(body).required(name))
    } catch { throw .badField(name, rule: "missing or unreadable") }
  }

  /// The same of one that may be absent, or is `null`.
  func optionalField<Value>(
    _ name: String, _ read: (WireCursor) throws(WireError) -> Value
  ) throws(Problem) -> Value? {
    do throws(WireError) {
      guard let member = try WireCursor(body).optional(name) else { return nil }
      return try read(member)
    } catch { throw .badField(name, rule: "unreadable") }
  }
}
