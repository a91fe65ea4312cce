import AccountsDomain
import AccountsServer
import Coding
import Core
import Wire

/// Something an operator asks for, of a running server or of its data directory.
public enum AdminRequest: Hashable, Sendable {
  /// Those whose address, name or username contains the words, or everybody.
  case listUsers(search: String? = nil)
  case lock(email: String)
  case unlock(email: String)
  case setRole(email: String, MemberRole)
  /// Deletes an account at once, with everything that is the person's.
  case delete(email: String)
  /// Makes an invitation, for one address or for anybody.
  case invite(email: String?)
  case resetPassword(email: String, password: String)
  /// Makes a link by which a person sets a new password, once.
  case resetLink(email: String)
  /// Ends every session of a person.
  case signOut(email: String)
  /// Writes a copy of the database to a file on the server's machine.
  case backUp(path: String)
  /// Reads the keys again after they were rotated.
  case takeUpKeys
  /// Attaches a person's security answers of the product's first generation.
  case importAnswers(email: String, [ImportedAnswer])
  /// Puts a library on the server's machine up for all its members.
  case putPack(path: String, name: String, season: String)
  case listPacks
  case dropPack(name: String, season: String)
  /// Takes the golf courses of a file on the server's machine into the catalogue.
  case importCourses(path: String)
  /// Those with a word that begins so, or all.
  case listCourses(search: String? = nil)
  /// Takes one course out of the catalogue.
  case dropCourse(id: String)
  /// Takes out all courses from where the word says.
  case dropCourses(source: String)
  /// What golfers, and the server itself, have reported.
  case listReports
  /// Closes a report; upheld, what was said is taken away.
  case closeReport(id: String, isUpheld: Bool)
  /// Golfers whom limits refused too often, or whom a moderator has suspended.
  case listSuspensions
  case suspendGolfer(email: String)
  case liftSuspension(email: String)
  /// Puts right a golfer's date of birth, `YYYY-MM-DD`.
  case correctBirthDate(email: String, day: String)
  /// Tracks a person's time, or tells of it.
  case track(email: String, DayRequest)
  /// Takes a person's runs in or out, or lists them.
  case runs(email: String, RunRequest)
}

extension AdminRequest: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let word = try cursor.required("ask")
    func email() throws(WireError) -> String {
      try cursor.required("email").string(limit: 1_000)
    }
    func name() throws(WireError) -> String {
      try cursor.required("name").string(limit: 1_000)
    }
    func season() throws(WireError) -> String {
      try cursor.required("season").string(limit: 1_000)
    }
    switch try word.string(limit: 32) {
    case "listUsers":
      self = .listUsers(search: try cursor.optional("search")?.string(limit: 1_000))
    case "lock": self = .lock(email: try email())
    case "unlock": self = .unlock(email: try email())
    case "setRole":
      self = .setRole(
        email: try email(), try cursor.required("role").role())
    case "delete": self = .delete(email: try email())
    case "invite": self = .invite(email: try cursor.optional("email")?.string(limit: 1_000))
    case "resetPassword":
      self = .resetPassword(
        email: try cursor.required("email").string(limit: 1_000),
        password: try cursor.required("password").string())
    case "resetLink": self = .resetLink(email: try cursor.required("email").string(limit: 1_000))
    case "signOut": self = .signOut(email: try cursor.required("email").string(limit: 1_000))
    case "backUp": self = .backUp(path: try cursor.required("path").string(limit: 4_096))
    case "takeUpKeys": self = .takeUpKeys
    case "importAnswers":
      var answers: [ImportedAnswer] = []
      for element in try cursor.required("answers").elements() {
        answers.append(try ImportedAnswer(element))
      }
      self = .importAnswers(email: try email(), answers)
    case "putPack":
      self = .putPack(
        path: try cursor.required("path").string(limit: 4_096), name: try name(),
        season: try season())
    case "listPacks": self = .listPacks
    case "dropPack": self = .dropPack(name: try name(), season: try season())
    case "importCourses":
      self = .importCourses(path: try cursor.required("path").string(limit: 4_096))
    case "listCourses":
      self = .listCourses(search: try cursor.optional("search")?.string(limit: 1_000))
    case "dropCourse": self = .dropCourse(id: try cursor.required("id").string(limit: 100))
    case "dropCourses":
      self = .dropCourses(source: try cursor.required("source").string(limit: 100))
    case "listReports": self = .listReports
    case "closeReport":
      self = .closeReport(
        id: try cursor.required("id").string(limit: 100),
        isUpheld: try cursor.required("upheld").bool())
    case "listSuspensions": self = .listSuspensions
    case "suspendGolfer": self = .suspendGolfer(email: try email())
    case "liftSuspension": self = .liftSuspension(email: try email())
    case "correctBirthDate":
      self = .correctBirthDate(
        email: try email(), day: try cursor.required("day").string(limit: 100))
    case "track": self = .track(email: try email(), try cursor.required("day").decode())
    case "runs": self = .runs(email: try email(), try cursor.required("run").decode())
    default: throw word.error(.expected("a known word"))
    }
  }

  public var json: JSON {
    switch self {
    case .listUsers(let search):
      .object(["ask": "listUsers", "search": search.map { words in .string(words) }])
    case .lock(let email): .object(["ask": "lock", "email": .string(email)])
    case .unlock(let email): .object(["ask": "unlock", "email": .string(email)])
    case .setRole(let email, let role):
      .object(["ask": "setRole", "email": .string(email), "role": .string(role.rawValue)])
    case .delete(let email): .object(["ask": "delete", "email": .string(email)])
    case .invite(let email):
      .object(["ask": "invite", "email": email.map { text in .string(text) }])
    case .resetPassword(let email, let password):
      .object(["ask": "resetPassword", "email": .string(email), "password": .string(password)])
    case .resetLink(let email): .object(["ask": "resetLink", "email": .string(email)])
    case .signOut(let email): .object(["ask": "signOut", "email": .string(email)])
    case .backUp(let path): .object(["ask": "backUp", "path": .string(path)])
    case .takeUpKeys: .object(["ask": "takeUpKeys"])
    case .importAnswers(let email, let answers):
      .object([
        "ask": "importAnswers", "email": .string(email),
        "answers": .array(answers.map { answer in answer.json }),
      ])
    case .putPack(let path, let name, let season):
      .object([
        "ask": "putPack", "path": .string(path), "name": .string(name), "season": .string(season),
      ])
    case .listPacks: .object(["ask": "listPacks"])
    case .dropPack(let name, let season):
      .object(["ask": "dropPack", "name": .string(name), "season": .string(season)])
    case .importCourses(let path):
      .object(["ask": "importCourses", "path": .string(path)])
    case .listCourses(let search):
      .object(["ask": "listCourses", "search": search.map { words in .string(words) }])
    case .dropCourse(let id): .object(["ask": "dropCourse", "id": .string(id)])
    case .dropCourses(let source):
      .object(["ask": "dropCourses", "source": .string(source)])
    case .listReports: .object(["ask": "listReports"])
    case .closeReport(let id, let isUpheld):
      .object(["ask": "closeReport", "id": .string(id), "upheld": .bool(isUpheld)])
    case .listSuspensions: .object(["ask": "listSuspensions"])
    case .suspendGolfer(let email):
      .object(["ask": "suspendGolfer", "email": .string(email)])
    case .liftSuspension(let email):
      .object(["ask": "liftSuspension", "email": .string(email)])
    case .correctBirthDate(let email, let day):
      .object(["ask": "correctBirthDate", "email": .string(email), "day": .string(day)])
    case .track(let email, let request):
      .object(["ask": "track", "email": .string(email), "day": request.json])
    case .runs(let email, let request):
      .object(["ask": "runs", "email": .string(email), "run": request.json])
    }
  }
}

/// What an operator is told.
@Memberwise public struct AdminAnswer: Hashable, Sendable, WireCodable {
  public let done: Bool
  public let lines: [String]

  public init(_ cursor: WireCursor) throws(WireError) {
    var lines: [String] = []
    for element in try cursor.required("lines").elements() { lines.append(try element.string()) }
    self.init(done: try cursor.required("done").bool(), lines: lines)
  }

  public var json: JSON {
    .object([
      "done": .bool(done), "lines": .array(lines.map { line in .string(line) }),
    ])
  }
}
