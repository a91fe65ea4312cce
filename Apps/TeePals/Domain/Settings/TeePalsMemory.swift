import Core

/// What TeePals remembers on a device beside the database.
public enum TeePalsMemory: String, DeviceMemory {
  /// What is typed and not saved: the first steps, a round.
  case welcome, draft
  /// The nearest courses and cities.
  case courses, cities
  /// Where the person was going when a gate stopped them.
  case way
  case calendar, calls
  /// What was looked for and what was found last, how shared links begin and when they were
  /// shared.
  case filters, nearby, discover, links, shares
  /// Where devices of older versions kept whom one had invited: forgotten with the rest.
  case invitations
  /// Whether rounds nearby are shown on a map.
  case map
  /// A post that is typed and not published; posts that were read last: of a feed, one with what is
  /// said there, and somebody's.
  case post, feed, postPage, golferPosts

  public var prefix: String { "golf." + rawValue + "." }
  public var isOnlyHere: Bool {
    switch self {
    case .welcome, .draft, .courses, .cities, .post: true
    default: false
    }
  }

  /// The keys of what is remembered of the device whoever uses it: by which link somebody came,
  /// that the posters were seen, what the operator has set.
  public static let arrivalKey = "golf.arrival"
  public static let postersKey = "golf.posters"
  public static let rulesKey = "golf.rules"

  /// Everything that goes with a person.
  public static func allKeys(of user: UserID, keepsOnlyHere: Bool = false) -> [String] {
    keys(of: user, keepsOnlyHere: keepsOnlyHere) + [arrivalKey, postersKey, rulesKey]
  }
}
