import AccountsDomain
import AccountsServer
import Coding
import Core
import Wire

/// Something an operator asks for, of a running server or of its data directory.
@Wire(casesOf: "word", tag: "ask") public enum AdminRequest: Hashable, Sendable {
  /// Those whose address, name or username contains the words, or everybody.
  @Case(limit: 1_000) case listUsers(search: String? = nil)
  @Case(limit: 1_000) case lock(email: String)
  @Case(limit: 1_000) case unlock(email: String)
  @Case(values: ["role"], forms: ["role": "role"], limit: 1_000)
  case setRole(email: String, MemberRole)
  /// Deletes an account at once, with everything that is the person's.
  @Case(limit: 1_000) case delete(email: String)
  /// Makes an invitation, for one address or for anybody.
  @Case(limit: 1_000) case invite(email: String?)
  @Case(forms: ["password": "string"], limit: 1_000)
  case resetPassword(email: String, password: String)
  /// Makes a link by which a person sets a new password, once.
  @Case(limit: 1_000) case resetLink(email: String)
  /// Ends every session of a person.
  @Case(limit: 1_000) case signOut(email: String)
  /// Writes a copy of the database to a file on the server's machine.
  @Case(as: "filePath") case backUp(path: String)
  /// Reads the keys again after they were rotated.
  case takeUpKeys
  /// Attaches a person's security answers of the product's first generation.
  @Case(values: ["answers"], limit: 1_000) case importAnswers(email: String, [ImportedAnswer])
  /// Puts a library on the server's machine up for all its members.
  @Case(forms: ["path": "filePath"], limit: 1_000)
  case putPack(path: String, name: String, season: String)
  case listPacks
  @Case(limit: 1_000) case dropPack(name: String, season: String)
  /// Takes the golf courses of a file on the server's machine into the catalogue.
  @Case(as: "filePath") case importCourses(path: String)
  /// Those with a word that begins so, or all.
  @Case(limit: 1_000) case listCourses(search: String? = nil)
  /// Takes one course out of the catalogue.
  @Case(limit: 100) case dropCourse(id: String)
  /// Takes out all courses from where the word says.
  @Case(limit: 100) case dropCourses(source: String)
  /// What golfers, and the server itself, have reported.
  case listReports
  /// Closes a report; upheld, what was said is taken away.
  @Case(limit: 100) case closeReport(id: String, upheld: Bool)
  /// Golfers whom limits refused too often, or whom a moderator has suspended.
  case listSuspensions
  @Case(limit: 1_000) case suspendGolfer(email: String)
  @Case(limit: 1_000) case liftSuspension(email: String)
  /// Puts right a golfer's date of birth, `YYYY-MM-DD`.
  @Case(limit: 1_000) case correctBirthDate(email: String, day: String)
  /// Tracks a person's time, or tells of it.
  @Case(values: ["day"], limit: 1_000) case track(email: String, DayRequest)
  /// Takes a person's runs in or out, or lists them.
  @Case(values: ["run"], limit: 1_000) case runs(email: String, RunRequest)
}

extension WireCursor {
  /// A path on the server's machine.
  func filePath() throws(WireError) -> String { try string(limit: 4_096) }
}

extension JSON {
  static func filePath(_ path: String) -> JSON { .string(path) }

  static func role(_ role: MemberRole) -> JSON { .word(role) }
}

/// What an operator is told.
@Memberwise @Wire public struct AdminAnswer: Hashable, Sendable {
  public let done: Bool
  public let lines: [String]
}
