import Core
import Wire

/// Numbers that look like chance and are the same every time.
struct HostileDice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}

/// Bodies no client of ours sends.
enum HostileBodies {
  /// Every name some endpoint reads.
  static let names = [
    "email", "password", "displayName", "language", "username", "work", "challenge", "number",
    "code", "token", "ticket", "current", "new", "keepOthers", "name", "credential", "response",
    "id", "rawId", "type", "clientDataJSON", "attestationObject", "authenticatorData", "signature",
    "userHandle", "device", "epoch", "cursor", "acknowledged", "limit", "commands", "predecessor",
    "dseq", "system", "version", "at", "args", "known", "body", "secret", "proof", "phone",
  ]

  /// Values of every kind, in and out of every range.
  static let values: [String] = [
    "null", "true", "false", "0", "-0", "-1", "1", "1.5", "1e308", "1e-400", "9223372036854775807",
    "9223372036854775808", "-9223372036854775809", "1e999", "\"\"", "\" \"", "\"\\u0000\"",
    "\"ana@example.com\"", "\"ANA@EXAMPLE.COM\"", "\"a long walk home\"", "\"en\"", "\"ko\"",
    "\"\\ud83d\\ude00\"", "\"가나다\"", "\"../../etc/passwd\"", "\"' OR 1=1 --\"",
    "\"%00%n%s\"", "\"000000\"", "\"01900000-0000-7000-8000-000000000001\"",
    "\"public-key\"", "\"AAAA\"", "\"webauthn.get\"", "[]", "{}", "[[]]", "[{}]", "{\"\":{}}",
    "[null,null]", "[" + String(repeating: "0,", count: 300) + "0]",
    "{\"type\":\"public-key\",\"id\":\"AAAA\",\"response\":{}}",
    "\"" + String(repeating: "0", count: 64) + "\"",
    "\"" + String(repeating: "f", count: 112) + "\"",
    "\"" + String(repeating: "x", count: 3_000) + "\"",
    "\"" + String(repeating: "é", count: 300) + "@example.com\"",
  ]

  /// What is no JSON, or no JSON we take.
  static let broken: [[UInt8]] =
    [
      "", " ", "{", "}", "nul", "NaN", "[NaN]", "{\"email\":NaN}", "{\"email\":Infinity}",
      "{'a':1}",
      "{\"a\":1,}", "[1,]", "{\"a\":01}", "{\"a\":+1}", "{\"a\":.5}", "{\"a\":1.}", "\"\\ud800\"",
      "{\"email\":\"\\udc00\"}", "\"\\x\"", "{\"a\" 1}", "{a:1}", "// no\n{}", "{}{}", "{} x",
      "\u{FEFF}{}", "{\"a\":\"\t\"}", "{\"email\":\"a\",\"email\":\"b\"}",
      "{\"password\":1,\"password\":1}",
    ].map { text in Array(text.utf8) } + [
      [0xFF], [0x7B, 0x22, 0xC3, 0x28, 0x22, 0x3A, 0x31, 0x7D], [0x00],
      Array("{\"a\":\"".utf8)
        + [0xED, 0xA0, 0x80] + Array("\"}".utf8),
      Array(String(repeating: "[", count: 5_000).utf8),
      Array(
        (String(repeating: "{\"a\":", count: 200) + "1" + String(repeating: "}", count: 200)).utf8),
    ]

  /// An object of names and values drawn by lot, some of them nested.
  static func drawn(_ dice: inout HostileDice, depth: Int = 0) -> String {
    var members: [String] = []
    for _ in 0...dice.below(6) {
      let nested = depth < 3 && dice.below(5) == 0
      let value =
        nested
        ? (dice.below(2) == 0
          ? drawn(&dice, depth: depth + 1) : "[" + drawn(&dice, depth: depth + 1) + "]")
        : dice.pick(values)
      members.append("\"\(dice.pick(names))\":\(value)")
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  /// An object with every name, all of one value.
  static func uniform(_ value: String) -> String {
    "{" + names.map { name in "\"\(name)\":\(value)" }.joined(separator: ",") + "}"
  }
}
