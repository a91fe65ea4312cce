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

  @Test func theScriptsOfThePageAreFew() {
    func found(_ lines: Int, and others: Int, in folder: String = "Web/host") -> [Finding] {
      let files = [("dom.js", lines), ("boot.js", others)].map { name, count in
        Source(path: "\(folder)/\(name)", text: String(repeating: "a();\n", count: count))
      }
      return tidy(files, allowed: AllowList(""))
    }
    #expect(found(1_000, and: 500).isEmpty)
    #expect(found(1_000, and: 501).map(\.rule) == ["script-length"])
    #expect(found(1_000, and: 501).map(\.path) == ["Web/host/dom.js"])
    #expect(found(1_000, and: 501, in: "Products/Development").isEmpty)
  }

  @Test func linesAreCountedFromOne() {
    let found = tidy(
      [Source(path: "Kit/Core/A.swift", text: "let a = 1\nlet b = c!\n")], allowed: AllowList(""))
    #expect(found.first { $0.rule == "risky" }?.line == 2)
  }
}
