import SwiftSyntax

/// A case of an enumeration of commands: its name, its values as arguments, and its subject.
struct CommandCase {
  private enum Form {
    /// The values are members of the arguments.
    case members(FieldCase)
    /// The JSON of the only value is the arguments.
    case whole(Member)
    /// The second value is a step, of this type: it has the name and the other arguments.
    case step(Member, type: String)
    /// Functions written by hand, with the name of the case, read and write it.
    case byHand
  }

  private let line: CaseLine
  private let form: Form

  init(_ line: CaseLine) throws {
    self.line = line
    form = try CommandCase.form(of: line)
  }

  private static func form(of line: CaseLine) throws -> Form {
    let (parameters, arguments) = (line.parameters, line.arguments)
    if arguments.isByHand { return .byHand }
    if let key = arguments.step {
      guard parameters.count == 2 else {
        throw fault("This case needs two values: whose step it is, and the step.", at: line.element)
      }
      return .step(
        try line.member(key, of: parameters[0]), type: parameters[1].type.trimmedDescription)
    }
    let isNamed = arguments.stored != nil || !arguments.values.isEmpty
    if !isNamed, parameters.count == 1, parameters[0].firstName == nil {
      return .whole(try line.member("", of: parameters[0]))
    }
    return .members(try line.fieldCase())
  }

  // MARK: Names

  /// The type of the step.
  var step: String? { if case .step(_, let type) = form { type } else { nil } }

  var word: String { line.word }

  /// The branch of `name`.
  var name: Branch {
    step == nil
      ? Branch(line.name, "\"\(word)\"")
      : Branch(line.name, [nil, step], "\(Branch.value(1)).name")
  }

  // MARK: Arguments

  /// The branch of `args`.
  var writing: Branch {
    let (first, second) = (Branch.value(0), Branch.value(1))
    let written =
      switch form {
      case .members(let element): Branch.object(element.members)
      case .whole(let member): member.written(first)
      case .step(let member, _): "\(second).args(\"\(member.key)\", \(member.written(first)))"
      case .byHand: ".\(line.name)(\(labelledValues))"
      }
    return Branch(line.name, line.parameters.map(\.type.trimmedDescription), written)
  }

  private var labelledValues: String {
    line.parameters.enumerated().map { index, parameter in
      (parameter.firstName.map { label in "\(label.text): " } ?? "") + Branch.value(index)
    }.joined(separator: ", ")
  }

  /// The statement that reads the command, among those of its name.
  var reading: String {
    switch form {
    case .members(let element): "return \(element.made(from: "args"))"
    case .whole(let member): "return .\(line.name)(try args.\(member.read))"
    case .step(let member, let type):
      """
      if let step = try \(type)(name: name, args) {
      return .\(line.name)(\(member.reading("args")), step)
      }
      """
    case .byHand: "return try args.\(line.name)()"
    }
  }

  // MARK: Subject

  /// The branch of `subject`: the first value is its id, or has it.
  func subject(of kinds: String) throws -> Branch {
    guard let kind = line.arguments.about, let first = line.parameters.first else {
      throw fault("What the command is about is missing: @Case(about: \"kind\").", at: line.element)
    }
    let id = Branch.value(0) + (isStructure ? ".id" : "")
    return Branch(
      line.name, [first.type.trimmedDescription] + line.parameters.dropFirst().map { _ in nil },
      "\(kinds).\(kind).key(\(id))")
  }

  /// Whether the first value is no id, but has one.
  private var isStructure: Bool {
    if case .whole = form { return true }
    return line.arguments.stored != nil
  }

  /// A subject that nothing reads would be believed.
  func refuseSubject() throws {
    guard line.arguments.about == nil else {
      throw fault("The kinds are missing: @Commands(…, about: Entity.Kind.self).", at: line.element)
    }
  }
}
