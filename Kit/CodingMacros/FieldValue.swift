import SwiftSyntax

/// A value of a case, as a member of an object.
struct FieldValue {
  let label: String?
  let type: String
  fileprivate let form: Form

  fileprivate enum Form {
    case member(Member)
    /// Two members: the id of a structure under this name, and its body.
    case stored(String)
  }

  init(label: String?, type: String, _ member: Member) {
    self.init(label: label, type: type, form: .member(member))
  }

  fileprivate init(label: String?, type: String, form: Form) {
    self.label = label
    self.type = type
    self.form = form
  }

  /// The expression that reads the value from the cursor `object`.
  func reading(_ object: String) -> String {
    switch form {
    case .member(let member): member.reading(object)
    case .stored(let key):
      "try \(type)(id: \(object).required(\"\(key)\").id(), \(object).required(\"body\"))"
    }
  }

  /// What an object has of the expression `value`.
  func writing(_ value: String) -> String {
    switch form {
    case .member(let member): "\"\(member.key)\": \(member.writing(value))"
    case .stored(let key): "\"\(key)\": .id(\(value).id), \"body\": \(value).body"
    }
  }
}

extension CaseLine {
  /// Values without a label are named by the case, the first of them is `value` otherwise. The
  /// case's form holds for all values of the first one's type.
  func values() throws -> [FieldValue] {
    let first = parameters.first?.type.trimmedDescription
    var names = (arguments.values.isEmpty ? ["value"] : arguments.values).makeIterator()
    var unused = Set(arguments.forms.keys)
    let values = try parameters.enumerated().map { index, parameter in
      let label = parameter.firstName?.text
      let type = parameter.type.trimmedDescription
      if index == 0, let key = arguments.stored {
        return FieldValue(label: label, type: type, form: .stored(key))
      }
      guard let key = label ?? names.next() else {
        throw fault("This value needs a name: @Case(values: [\"one\", \"other\"]).", at: parameter)
      }
      unused.remove(key)
      return FieldValue(
        label: label, type: type, try member(key, of: parameter, isLikeFirst: type == first))
    }
    if let name = unused.min() { throw fault("There is no value \(name).", at: element) }
    return values
  }

  func member(
    _ key: String, of parameter: EnumCaseParameterSyntax, isLikeFirst: Bool = true
  ) throws -> Member {
    try Member(
      key: key, type: parameter.type, arguments.ofValue(key, isLikeFirst: isLikeFirst),
      absent: parameter.defaultValue?.value.trimmedDescription
        ?? (isLikeFirst ? arguments.absent : nil), defaults: .omitted)
  }
}
