/// A branch of a switch over an enumeration: a case, whose values it binds as `value0`, `value1`…,
/// and what it results in.
struct Branch {
  private let name: String
  /// The types of the values, `nil` for those that are not looked at.
  private let types: [String?]
  private let result: String

  init(_ name: String, _ types: [String?], _ result: String) {
    self.name = name
    self.types = types
    self.result = result
  }

  /// A branch that looks at no value.
  init(_ name: String, _ result: String) { self.init(name, [], result) }

  /// The name of a value.
  static func value(_ index: Int) -> String { "value\(index)" }

  /// The expression of a JSON object with these members, each as `"key": value`.
  static func object(_ members: [String]) -> String {
    ".object([\(members.joined(separator: ", "))])"
  }

  private var pattern: String {
    guard types.contains(where: { type in type != nil }) else { return ".\(name)" }
    let bindings = types.enumerated().map { index, type in
      type == nil ? "_" : "let \(Branch.value(index))"
    }
    return ".\(name)(\(bindings.joined(separator: ", ")))"
  }

  /// Whether both can be one branch: with the same result of the same values.
  private func isLike(_ other: Branch) -> Bool {
    result == other.result && bound == other.bound
  }

  private var bound: [Int: String] {
    var bound: [Int: String] = [:]
    for (index, type) in types.enumerated() { bound[index] = type }
    return bound
  }

  fileprivate static func merged(_ branches: [Branch]) -> [[Branch]] {
    var merged: [[Branch]] = []
    for branch in branches {
      if let index = merged.firstIndex(where: { group in group[0].isLike(branch) }) {
        merged[index].append(branch)
      } else {
        merged.append([branch])
      }
    }
    return merged
  }

  fileprivate static func line(_ alike: [Branch]) -> String {
    "case \(alike.map(\.pattern).joined(separator: ", ")): \(alike[0].result)"
  }
}

extension [Branch] {
  /// The branches as they are written, those that do the same in one line.
  var lines: String { Branch.merged(self).map(Branch.line).joined(separator: "\n") }
}
