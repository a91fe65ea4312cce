import Testing
import TidyRules

private func rules(_ path: String, _ text: String, allowed: String = "") -> [String] {
  tidy([Source(path: path, text: text)], allowed: AllowList(allowed)).map(\.rule)
    .filter { rule in rule != "dead-file" }
}

/// The Swift of a stylesheet, its first rule on the third line.
private func sheet(_ path: String, _ rules: String...) -> Source {
  let text = rules.map { rule in "    " + rule }.joined(separator: "\n")
  return Source(
    path: path, text: "enum Styles {\n  static let css = \"\"\"\n\(text)\n    \"\"\"\n}\n")
}

private func isAboutStyles(_ finding: Finding) -> Bool { finding.rule == "double-style" }

@Suite struct TidyTests {
  @Test("a file of styles holds nothing that is called from elsewhere")
  func stylesAlone() {
    func findings(_ text: String, in path: String) -> [String] {
      tidy([Source(path: path, text: text)], allowed: AllowList("")).map { finding in finding.rule }
    }
    let page = "func page() {}"
    #expect(findings(page, in: "Apps/Golf/UI/GolfStyles.swift").contains("styles"))
    #expect(findings(page, in: "Kit/Design/Stylesheet/BarRules.swift").contains("styles"))
    #expect(!findings("private " + page, in: "Apps/Golf/UI/GolfStyles.swift").contains("styles"))
    #expect(!findings(page, in: "Apps/Golf/UI/GolfPage.swift").contains("styles"))
  }

  @Test(
    "words that were replaced are refused in code and comments, not in strings",
    arguments: [
      ("let octets = 1", true), ("let sameOctet = 1", true), ("/// Pokes the tabs.", true),
      ("let a = \"octets\"", false), ("let spoken = anchored", false),
      ("/// Sent as `application/octet-stream`.", false),
    ])
  func retired(_ text: String, _ isRefused: Bool) {
    #expect(rules("Tests/Fleet/A.swift", text).contains("retired") == isRefused)
  }

  @Test("a desk is RefWatch's, beside the pitch, and nothing else")
  func desks() {
    let text = "struct RoundDesk {}"
    #expect(rules("Apps/TeePals/Server/A.swift", text).contains("retired"))
    #expect(!rules("Apps/RefWatch/UI/Desk/A.swift", text).contains("retired"))
    #expect(!rules("Apps/TeePals/Server/A.swift", "let desktop = 1").contains("retired"))
  }

  @Test("a book is one of addresses or phrases; what an app holds is a replica")
  func books() {
    #expect(rules("Apps/TeePals/UI/A.swift", "let book = 1").contains("retired"))
    #expect(rules("Apps/DayBlock/Server/A.swift", "enum DayBook {}").contains("retired"))
    #expect(!rules("Apps/RefWatch/UI/A.swift", "let a = Icon.addressBook").contains("retired"))
    #expect(!rules("Kit/Core/A.swift", "/// Kept for old address books.").contains("retired"))
    #expect(!rules("Kit/Design/A.swift", "enum A: PhraseBook {}").contains("retired"))
    #expect(!rules("Apps/SuperFriend/Server/A.swift", "let book = 1").contains("retired"))
  }

  @Test("What a protocol demands last has no body")
  func demands() {
    let text =
      "protocol P {\n  func a()\n}\n\nstruct S: P {\n"
      + String(repeating: "  let a = 1\n", count: 80) + "}"
    let findings = tidy([Source(path: "Kit/Core/S.swift", text: text)], allowed: AllowList(""))
    #expect(!findings.contains { finding in finding.rule == "function-length" })
  }

  @Test(arguments: [
    ("let a = \"" + String(repeating: "x", count: 100) + "\"", "line-length"),
    (String(repeating: "// a\n", count: 402), "file-length"),
    ("func long() {\n" + String(repeating: "  a()\n", count: 70) + "}", "function-length"),
    ("import Foundation", "imports"),
    ("import SuperFriendDomain", "imports"),
    ("let a = Date()", "outside"),
    ("let a = Int.random(in: 1...2)", "outside"),
    ("struct FriendManager {}", "names"),
    ("struct BaseFriend {}", "names"),
    ("struct NoteMutation {}", "names"),
    ("let a = b!", "risky"),
    ("let a = try! b()", "risky"),
    ("final class A: @unchecked Sendable {}", "risky"),
    ("func a() throws {}", "portable"),
    ("let a = b.map(\\.c)", "portable"),
    ("func a(_ b: any C) {}", "portable"),
    ("actor Counter {}", "portable"),
    ("public struct A {}", "documented"),
  ])
  func refusesInAPortableTarget(_ text: String, _ rule: String) {
    #expect(rules("Kit/Core/A.swift", text).contains(rule))
  }

  @Test(arguments: [
    "// Date() in a comment, b! too", "let a = \"Date() and b!\"",
    "let a = \"\"\"\n  try!\n  \"\"\"",
    "func a() throws(E) {}", "let ok = a != b", "/// A.\npublic struct A {}",
    "func decide(by actor: UserID) {}", "func blueprint() {}\nlet a = blueprint()", "let many = 1",
    "import Wire", "enum Base32 {}",
    "let a = #\"b! Date()\"#",
  ])
  func acceptsInAPortableTarget(_ text: String) {
    #expect(rules("Kit/Core/A.swift", text).isEmpty)
  }

  @Test func whatIsOutsideMayBeAskedInProductsOnly() {
    #expect(rules("Products/fieldday/main.swift", "let a = Date()").isEmpty)
    #expect(rules("Apps/SuperFriend/Server/A.swift", "let a = Date()") == ["outside"])
  }

  @Test(arguments: ["Suite", "Entrance", "Home", "Day"])
  func productsOfTheBrowserArePortable(_ target: String) {
    #expect(rules("Products/\(target)/A.swift", "import Foundation") == ["imports"])
  }

  @Test func appsDoNotImportOneAnother() {
    let text = "import AccountsDomain"
    #expect(rules("Apps/SuperFriend/Server/A.swift", text) == ["imports"])
    #expect(rules("Apps/Accounts/Server/A.swift", text).isEmpty)
    #expect(rules("Products/Suite/A.swift", text).isEmpty)
    #expect(rules("Products/Home/A.swift", text).isEmpty)
  }

  @Test func exceptionsNeedAReasonAndAFile() {
    let path = "Kit/Core/A.swift"
    #expect(rules(path, "let a = b!", allowed: "risky \(path) because it is checked above").isEmpty)
    #expect(rules(path, "let a = b!", allowed: "risky \(path)") == ["risky"])
    let list = AllowList("risky Kit/Gone.swift reason")
    #expect(list.stale([]).count == 1)
  }

  @Test func filesThatNobodyUsesAreDead() {
    let used = Source(path: "Kit/Core/A.swift", text: "struct A {}")
    let user = Source(path: "Kit/Core/B.swift", text: "struct B { let a: A }\nlet c = B.self")
    let dead = tidy([used, user], allowed: AllowList("")).filter { $0.rule == "dead-file" }
    #expect(dead.map(\.path) == ["Kit/Core/B.swift"])
  }

  @Test func aSelectorBelongsToOneStyleFile() {
    let posters = sheet("Apps/A/UI/PosterStyles.swift", ".dot{width:3rem}", ".dot::before{top:0}")
    let rounds = sheet("Apps/A/UI/RoundStyles.swift", ".card{top:0}", ".dot.taken,.dot{width:1rem}")
    let found = tidy([posters, rounds], allowed: AllowList("")).filter(isAboutStyles)
    #expect(found.map(\.path) == ["Apps/A/UI/RoundStyles.swift"])
    #expect(found.map(\.line) == [4])
    #expect(found.first?.message == ".dot is defined in Apps/A/UI/PosterStyles.swift too")
  }

  @Test(arguments: [
    ".dot { top: 0 }", "a,\n.dot{top:0}", "@media (width<9rem){.dot{top:0}}", ".a > .b{top:0}",
    "@keyframes turn{to{top:0}}", "/* .x{ */ .dot{top:0}", ".x::before{content:\"}\"} .dot{top:0}",
  ])
  func aStylesheetOfThePageDoesNotDefineItAgain(_ text: String) {
    let first = sheet(
      "Apps/A/UI/A.swift", ".dot{width:3rem}", ".a>.b{top:1px}", "@keyframes turn{from{top:0}}")
    let second = Source(path: "Web/shell.css", text: text)
    #expect(tidy([first, second], allowed: AllowList("")).filter(isAboutStyles).count == 1)
  }

  @Test(arguments: [
    ".a .dot{top:0}", ".dot.taken{top:0}", ":where(.dot){top:0}", ".dots{top:0}",
    "@media print{.dot{display:none}}", "@keyframes other{from{top:0}to{top:1px}}",
    ".\\(name){top:0}", ".x:is(.y,\\\n    .dot){top:0}",
  ])
  func otherSelectorsAndPrintingAreNoSecondDefinition(_ text: String) {
    let first = sheet("Apps/A/UI/A.swift", ".dot{width:3rem}", "@keyframes turn{from{top:0}}")
    let again = sheet("Apps/A/UI/B.swift", text)
    #expect(tidy([first, again], allowed: AllowList("")).filter(isAboutStyles).isEmpty)
  }

  @Test func oneFileMaySayMoreOfItsOwn() {
    let file = sheet(
      "Apps/A/UI/A.swift", ".a,.dot{top:0}", ".dot{left:0}", "@media (width<9rem){.dot{top:1px}}")
    let other = Source(path: "Apps/A/UI/View.swift", text: "let page = \"\"\"\n  .dot{}\n  \"\"\"")
    let test = sheet("Apps/A/Tests/UI/B.swift", ".dot{top:0}")
    #expect(tidy([file, other, test], allowed: AllowList("")).filter(isAboutStyles).isEmpty)
  }

  // MARK: Facts written twice

  private func facts(_ rule: String, _ files: (path: String, text: String)...) -> [Finding] {
    tidy(
      files.map { file in Source(path: file.path, text: file.text) }, allowed: AllowList("")
    ).filter { finding in finding.rule == rule }
  }

  @Test(
    "a range of the same thing stands in one file of an app",
    arguments: [
      "  case .minPlayers, .maxPlayers: 1...15", "guard (1...15).contains(players) else {",
      "let a = try body.required(\"players\").int(in: 1...15)", "static let players = 1...15",
      "  @Case(in: 1...15) case players(Int)",
    ])
  func doubleRanges(_ line: String) {
    let owner = (path: "Apps/A/Domain/A.swift", text: "@Field(in: 1...15) var maxPlayers = 11")
    let found = facts("double-range", owner, (path: "Apps/A/UI/B.swift", text: "\n" + line))
    #expect(found.map(\.path) == ["Apps/A/UI/B.swift"])
    #expect(found.map(\.line) == [2])
    #expect(
      found.first?.message == "1...15 stands in Apps/A/Domain/A.swift:1 too: name it once")
    #expect(facts("double-range", owner, (path: "Apps/B/UI/B.swift", text: line)).isEmpty)
    #expect(facts("double-range", owner, (path: "Apps/A/Tests/UI/B.swift", text: line)).isEmpty)
  }

  @Test(arguments: [
    "  case .minutes: 1...15", "  case .players: 1...14", "  case 1...15: players()",
    "  if case .players(1...15) = size {", "/// Players, 1...15.", "let players = 1..<15",
    "let players = 0x1...15", "let players = 1.0...15.0", "let players = -1...15",
    "let players = A.players",
  ])
  func otherRangesAreNoDoubles(_ line: String) {
    let owner = (path: "Apps/A/Domain/A.swift", text: "@Field(in: 1...15) var maxPlayers = 11")
    #expect(facts("double-range", owner, (path: "Apps/A/UI/B.swift", text: line)).isEmpty)
  }

  @Test(arguments: ["0...1", "-1...1", "0...59", "1...12"])
  func usualRangesMayStandAnywhere(_ range: String) {
    let text = "@Field(in: \(range)) var players = 1"
    #expect(
      facts(
        "double-range", (path: "Apps/A/UI/A.swift", text: text),
        (path: "Apps/A/UI/B.swift", text: text)
      ).isEmpty)
  }

  @Test func whatTheKitNamesIsNotWrittenInAnApp() {
    let use = (path: "Apps/A/UI/A.swift", text: "let offset = try int(in: -86_399...86_399)")
    let name = (path: "Kit/Core/Zone.swift", text: "static let offsets = -86_399...86_399")
    let mere = (path: "Kit/Core/Zone.swift", text: "guard -86_399...86_399 ~= offset else {")
    #expect(facts("double-range", use, name).map(\.path) == ["Apps/A/UI/A.swift"])
    #expect(facts("double-range", use, mere).isEmpty)
  }

  @Test(arguments: [
    ("@Field(limit: 100) var name = \"\"", true), ("@Case(limit: 1_000) case name(String)", true),
    ("@Field(limit: 100, absent: \"\") var name: String", true),
    ("@Field(limit: Limits.name) var name = \"\"", false),
    ("@Field(limit: 4 * Limits.name) var name = \"\"", false),
    ("let name = try cursor.string(limit: 100)", false),
    ("@Field(in: 2...8) var players = 4", true), ("@Field(in: 2...8) var holes = 4", false),
    ("@Field(in: 2...9) var players = 4", false),
  ])
  func whatAFieldIsLimitedByHasAName(_ line: String, _ isRefused: Bool) {
    let text = "static let players = 2...8\n" + line
    let found = facts("field-limit", (path: "Apps/A/Domain/A.swift", text: text))
    #expect(found.map(\.line) == (isRefused ? [2] : []))
    #expect(facts("field-limit", (path: "Apps/A/Tests/A.swift", text: text)).isEmpty)
  }

  @Test(arguments: [
    ("required(\"email\").string(limit: 320)", true),
    ("optional(\"email\")?.string(limit: 320) ?? \"\"", true),
    ("required(\"email\").string(limit: Limits.email)", false),
    ("required(\"email\").string(limit: 321)", false),
    ("required(\"phone\").string(limit: 320)", false),
    ("string(limit: 320)", false), ("// required(\"email\").string(limit: 320)", false),
  ])
  func theLimitOfATextHasOneName(_ text: String, _ isRefused: Bool) {
    let line = "let a = " + text
    let owner = (
      path: "Apps/A/Server/A.swift", text: "let a = required(\"email\").string(limit: 320)"
    )
    let found = facts("double-limit", owner, (path: "Apps/A/UI/B.swift", text: line))
    #expect(found.map(\.path) == (isRefused ? ["Apps/A/UI/B.swift"] : []))
    #expect(facts("double-limit", owner, (path: "Apps/B/UI/B.swift", text: line)).isEmpty)
  }

  @Test func theScriptsOfThePageAreFew() {
    func found(_ lines: Int, and others: Int, in folder: String = "Web/host") -> [Finding] {
      let files = [("dom.js", lines), ("boot.js", others)].map { name, count in
        Source(path: "\(folder)/\(name)", text: String(repeating: "a();\n", count: count))
      }
      return tidy(files, allowed: AllowList(""))
    }
    #expect(found(1_000, and: 500).isEmpty)
    #expect(found(1_000, and: 586).map(\.rule) == ["script-length"])
    #expect(found(1_000, and: 586).map(\.path) == ["Web/host/dom.js"])
    #expect(found(1_000, and: 586, in: "Products/Development").isEmpty)
  }

  @Test func linesAreCountedFromOne() {
    let found = tidy(
      [Source(path: "Kit/Core/A.swift", text: "let a = 1\nlet b = c!\n")], allowed: AllowList(""))
    #expect(found.first { $0.rule == "risky" }?.line == 2)
  }
}
