import Server
import TeePalsDomain
import Wire

/// What is wrong with a question for rounds (specification §11.1).
enum SearchFault: Error, Hashable, Sendable {
  case invalidCoordinates
  /// More than ``RoundSearch/mostMiles``.
  case radiusTooLarge
  /// It ends before it begins.
  case dateWindowInvalid
  /// More than ``SearchWindow/longest``.
  case dateWindowTooLarge
  /// A parameter that is not what it may be.
  case invalid(Field, rule: String)

  enum Field: Hashable, Sendable {
    case radius, sort, host, cursor, limit, from, to
    case trait(RoundTrait)

    var name: String {
      switch self {
      case .radius: "radius"
      case .sort: "sort"
      case .host: "host"
      case .cursor: "cursor"
      case .limit: "limit"
      case .from: "from"
      case .to: "to"
      case .trait(let trait): trait.rawValue
      }
    }
  }
}

extension SearchFault {
  var problem: Problem {
    switch self {
    case .invalidCoordinates: Problem(.invalidCoordinates)
    case .radiusTooLarge:
      Problem(.radiusTooLarge, data: [.init("limit", .int(RoundSearch.mostMiles))])
    case .dateWindowInvalid: Problem(.dateWindowInvalid)
    case .dateWindowTooLarge:
      Problem(.dateWindowTooLarge, data: [.init("limit", .int(SearchWindow.days))])
    case .invalid(let field, let rule): .invalid(field.name, rule: rule)
    }
  }
}

extension Problem {
  /// A parameter or field that breaks a rule.
  static func invalid(_ field: String, rule: String) -> Problem {
    Problem(
      .golfInvalid, detail: field + ": " + rule,
      data: [.init("field", .string(field)), .init("rule", .string(rule))])
  }
}

extension ProblemCode {
  static let invalidCoordinates = ProblemCode(
    "invalidCoordinates", 422, "There is no such place on the earth.")
  static let radiusTooLarge = ProblemCode(
    "radiusTooLarge", 422, "The search reaches further than it may.")
  static let dateWindowInvalid = ProblemCode(
    "dateWindowInvalid", 422, "The days end before they begin.")
  static let dateWindowTooLarge = ProblemCode(
    "dateWindowTooLarge", 422, "These are more days than can be searched at once.")
  /// `field` and `rule` say which and why.
  static let golfInvalid = ProblemCode("validation", 422, "A field is not what it may be.")
}
