import AccountsDomain
import AccountsServer
import Coding
import Core
import Wire

/// Something an operator asks for, of a running server or of its data directory.
@Wire(casesOf: "word", tag: "ask") public enum AdminRequest: Hashable, Sendable {
  /// Those whose address, name or username contains the words, or everybody.
  @Case(limit: askedText) case listUsers(search: String? = nil)
  @Case(limit: askedText) case lock(email: String)
  @Case(limit: askedText) case unlock(email: String)
  @Case(values: ["role"], forms: ["role": "role"], limit: askedText)
  case setRole(email: String, MemberRole)
  /// Deletes an account at once, with everything that is the person's.
  @Case(limit: askedText) case delete(email: String)
  /// Makes an invitation, for one address or for anybody.
  @Case(limit: askedText) case invite(email: String?)
  @Case(forms: ["password": "string"], limit: askedText)
  case resetPassword(email: String, password: String)
  /// Makes a link by which a person sets a new password, once.
  @Case(limit: askedText) case resetLink(email: String)
  /// Ends every session of a person.
  @Case(limit: askedText) case signOut(email: String)
  /// Writes a copy of the database to a file on the server's machine.
  @Case(as: "filePath") case backUp(path: String)
  /// Reads the keys again after they were rotated.
  case takeUpKeys
  /// Attaches a person's security answers of the product's first generation.
  @Case(values: ["answers"], limit: askedText) case importAnswers(email: String, [ImportedAnswer])
  /// Puts a library on the server's machine up for all its members.
  @Case(forms: ["path": "filePath"], limit: askedText)
  case putPack(path: String, name: String, season: String)
  case listPacks
  @Case(limit: askedText) case dropPack(name: String, season: String)
  /// Takes the golf courses of a file on the server's machine into the catalogue.
  @Case(as: "filePath") case importCourses(path: String)
  /// Those with a word that begins so, or all.
  @Case(limit: askedText) case listCourses(search: String? = nil)
  /// Takes one course out of the catalogue.
  @Case(limit: askedWord) case dropCourse(id: String)
  /// Takes out all courses from where the word says.
  @Case(limit: askedWord) case dropCourses(source: String)
  /// What golfers, and the server itself, have reported.
  case listReports
  /// Closes a report; upheld, what was said is taken away.
  @Case(limit: askedWord) case closeReport(id: String, upheld: Bool)
  /// Golfers whom limits refused too often, or whom a moderator has suspended.
  case listSuspensions
  @Case(in: counted, limit: askedText) case suspendGolfer(email: String, days: Int? = nil)
  @Case(limit: askedText) case liftSuspension(email: String)
  /// What people say against decisions about them.
  case listAppeals
  /// Decides on the appeal against an entry of the log of moderation.
  @Case(in: counted, limit: askedText)
  case decideAppeal(entry: Int64, granted: Bool, note: String = "")
  /// Everything that was done, by whom and about whom.
  case moderationLog
  /// Puts right a golfer's date of birth, `YYYY-MM-DD`.
  @Case(limit: askedText) case correctBirthDate(email: String, day: String)
  /// Tracks a person's time, or tells of it.
  @Case(values: ["day"], limit: askedText) case track(email: String, DayRequest)
  /// Takes a person's runs in or out, or lists them.
  @Case(values: ["run"], limit: askedText) case runs(email: String, RunRequest)
}

/// Whole numbers that an operator says.
private let counted: ClosedRange<Int64> = 0...Int64(Int32.max)
/// Unicode scalars of what an operator says.
let askedText = 1_000
/// Unicode scalars of a word or an id in it.
let askedWord = 100

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
