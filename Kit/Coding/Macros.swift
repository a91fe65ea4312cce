import Wire

/// Declares how a type travels, by its stored properties: the members of a JSON object have their
/// names, in their order.
///
/// - A text, a truth, a list and a number have the forms of ``WireCursor`` and ``JSON``; anything
///   else is ``WireCodable``. An empty list as `absent` names its type: `[Part]()`.
/// - A property of an optional type is left out when it is `nil`. A property with an initial value
///   is left out when it has that value, and has it when the member is absent.
/// - ``Field(_:as:reading:in:limit:defaults:)`` says what a property needs besides.
///
/// An enumeration of words (`: String`) travels as its raw value.
@attached(extension, conformances: WireCodable, names: named(init), named(json))
public macro Wire() = #externalMacro(module: "CodingMacros", type: "WireMacro")

/// As ``Wire()``, of what is stored under an id: the property `identity` is not in the object,
/// which is called `body`. `defaults` is what holds for properties that do not say it.
@attached(extension, names: named(init), named(body))
public macro Wire(
  identity: String, defaults: DefaultMembers = .omitted
) = #externalMacro(module: "CodingMacros", type: "WireMacro")

/// Declares how an enumeration travels whose cases carry values: the member `tag` is the name of
/// the case, a value with a label is the member of that name, and one without is `value`.
/// ``Case(_:values:as:in:limit:)`` says what a case needs besides.
///
/// - Parameters:
///   - noun: what a case is, for the error "a known …".
///   - tag: the member that says which case it is.
@attached(extension, conformances: WireCodable, names: named(init), named(json))
public macro Wire(casesOf noun: String, tag: String = "field") =
  #externalMacro(module: "CodingMacros", type: "WireMacro")

/// Gives a type `Edit`, an enumeration with a case for each of its variables: one field and its new
/// value, which travels as ``Wire(casesOf:tag:)`` says. `apply(_:)` makes the edit, and
/// `former(_:)` is the edit that takes it back.
///
/// - Parameter noun: what a field is, for the error "a known …".
@attached(extension, names: named(Edit), named(apply), named(former))
public macro Edits(_ noun: String) = #externalMacro(module: "CodingMacros", type: "EditsMacro")

/// Gives an enumeration of commands what `SyncCommand` asks for: `system`, `version` (1), `name`,
/// `args` and `decode`; and `names`, those of all its commands. The name of a command is its
/// case's, and permanent: a case that is renamed states it.
///
/// - The only value, without a label, is a structure whose JSON is the arguments.
/// - Other values are members of the arguments, as ``Wire(casesOf:tag:)`` says.
/// - ``Case(_:values:as:forms:in:limit:stored:step:byHand:about:)`` says what a case needs besides.
///
/// The type has its `subject` written by hand.
@attached(
  extension, names: named(system), named(version), named(names), named(name), named(args),
  named(decode))
public macro Commands(_ system: String) =
  #externalMacro(module: "CodingMacros", type: "CommandsMacro")

/// As ``Commands(_:)``, with the `subject`: each case says which of the `kinds` of entities it is
/// about. The kind's function `key(_:)` is called with the first value, or with the `id` of a
/// structure.
@attached(
  extension, names: named(system), named(version), named(names), named(name), named(args),
  named(decode), named(subject))
public macro Commands<Kinds>(_ system: String, about kinds: Kinds.Type) =
  #externalMacro(module: "CodingMacros", type: "CommandsMacro")

/// Gives an enumeration what a value of a command needs that decides its name: `names`, `name`,
/// `args(_:_:)` and `init?(name:_:)`. The values are members of the arguments, as
/// ``Wire(casesOf:tag:)`` says.
@attached(extension, names: named(names), named(name), named(args), named(init))
public macro Steps() = #externalMacro(module: "CodingMacros", type: "StepsMacro")

/// Gives a structure the initializer with an argument for each property, as visible as the
/// structure is: what has an initial value, is optional, or may be absent (``Field``), may be left
/// out.
///
/// - Parameter unlabelled: how many of the first arguments have no label.
@attached(member, names: named(init))
public macro Memberwise(unlabelled: Int = 0) =
  #externalMacro(module: "CodingMacros", type: "MemberwiseMacro")

// MARK: What they need to know

/// What ``Wire()`` and ``Edits(_:)`` need to know of a property beyond its type.
///
/// - Parameters:
///   - name: the member's, where it is not the property's.
///   - form: the name of the function of ``WireCursor`` that reads the value, and of the one of
///     ``JSON`` that writes it.
///   - reader: the name of the function that reads what is stored, where that is more lenient.
///   - range: of a whole number, which must have one.
///   - limit: of a text, in Unicode scalars.
///   - defaults: what happens to the member when it has its default.
@attached(peer)
public macro Field(
  _ name: String? = nil, as form: String? = nil, reading reader: String? = nil,
  in range: ClosedRange<Int64>? = nil, limit: Int? = nil, defaults: DefaultMembers = .omitted
) = #externalMacro(module: "CodingMacros", type: "FieldMacro")

/// As ``Field(_:as:reading:in:limit:defaults:)``, of a property without an initial value that has a
/// default, a constant as a rule: `absent` is the value without the member.
@attached(peer)
public macro Field<Value>(
  _ name: String? = nil, as form: String? = nil, reading reader: String? = nil,
  in range: ClosedRange<Int64>? = nil, limit: Int? = nil, absent: Value,
  defaults: DefaultMembers = .omitted
) = #externalMacro(module: "CodingMacros", type: "FieldMacro")

/// What ``Wire(casesOf:tag:)``, ``Commands(_:)`` and ``Steps()`` need to know of a case. A value
/// with a default is left out when it has that value, and may be absent.
///
/// - Parameters:
///   - word: of the case, where it is not its name.
///   - values: the names of the values without labels.
///   - form: as in ``Field(_:as:reading:in:limit:defaults:)``, for all values of the first one's
///     type.
///   - forms: of single values, by their names.
///   - range: of all whole numbers.
///   - limit: of all texts, in Unicode scalars.
///   - stored: the name of the id of the first value, which is stored under it: its `body` is a
///     member as well.
///   - step: the name of the first value. The second one is a step (``Steps()``), which has the
///     name and the other arguments of the command.
///   - byHand: functions written by hand have the name of the case: one of ``JSON`` that makes the
///     arguments of the values, and one of ``WireCursor`` that reads the command.
///   - about: the kind of the command's subject.
@attached(peer)
public macro Case(
  _ word: String? = nil, values: [String] = [], as form: String? = nil,
  forms: [String: String] = [:], in range: ClosedRange<Int64>? = nil, limit: Int? = nil,
  stored: String? = nil, step: String? = nil, byHand: Bool = false, about: String? = nil
) = #externalMacro(module: "CodingMacros", type: "FieldMacro")

/// As ``Case(_:values:as:forms:in:limit:stored:step:byHand:about:)``, where the first value may be
/// absent.
@attached(peer)
public macro Case<Value>(
  _ word: String? = nil, values: [String] = [], as form: String? = nil,
  forms: [String: String] = [:], in range: ClosedRange<Int64>? = nil, limit: Int? = nil,
  absent: Value
) = #externalMacro(module: "CodingMacros", type: "FieldMacro")

/// What happens to members that have their default: the value that a property has without them.
public enum DefaultMembers: Sendable {
  /// They are left out, and may be absent.
  case omitted
  /// They are written, and may be absent.
  case written
  /// They are written, and must be there.
  case required
}
