import Coding
import Core
import Sync

/// One address of the API: everything that is decided before its handler runs.
///
/// Routes are registered by endpoint only, so the catalogue of endpoints is the list of everything
/// that can be asked for, and the authorization matrix can be generated from it.
@Memberwise(unlabelled: 2) public struct Endpoint: Hashable, Sendable {
  /// The HTTP methods in use.
  public enum Method: String, Hashable, Sendable, CaseIterable {
    case get = "GET"
    case post = "POST"
    case delete = "DELETE"
  }

  /// Who may ask.
  public enum Access: Hashable, Sendable {
    /// Anyone; a session is used when there is one.
    case anyone
    /// A person with a session, and only about what is theirs.
    case signedIn
    /// The same, and the devices that the person has paired: they may ask nothing else.
    case paired
    /// A person with a session, about one thing named in the path. Another's thing and an absent
    /// one get the same answer.
    case owner(of: String)
    /// A person with a session and at least this role. To everybody else, signed in or not, the
    /// address does not exist.
    case role(MemberRole)

    /// A paired device is known where paired devices may ask, and nobody elsewhere.
    func known(_ session: UserSession?) -> UserSession? {
      self == .paired || session?.kind != .companion ? session : nil
    }

    /// Whether a request of this session, or of none, comes further than the gate.
    func admits(_ session: UserSession?) -> Bool {
      guard case .role(let least) = self else { return true }
      return session.map { session in session.role >= least } ?? false
    }
  }

  /// What comes with the request.
  public enum Body: Hashable, Sendable {
    case none
    /// JSON of at most `limit` bytes.
    case json(limit: Int)
    /// A form of at most `limit` bytes; its fields are the members of the body, as texts.
    case form(limit: Int)
    /// Anything of at most `limit` bytes, sent as `application/octet-stream`.
    case bytes(limit: Int)
  }

  /// Whose pages and programs may cause a change.
  public enum Callers: Hashable, Sendable {
    /// This site's own, see ``SameOrigin``.
    case ownSite
    /// Anybody's. The handler itself makes sure that the request means what it says.
    case anySite
  }

  /// What a request costs and which limit it counts against.
  public enum Cost: Hashable, Sendable, CaseIterable {
    case ordinary, sync, credentials, upload
  }

  public let method: Method
  /// Segments beginning with `:` are parameters.
  public let path: String
  public let access: Access
  @Field(absent: Body.none) public let body: Body
  @Field(absent: Cost.ordinary) public let cost: Cost
  @Field(absent: Callers.ownSite) public let callers: Callers

  /// The most bytes of an ordinary body.
  public static let ordinaryLimit = 64 * 1_024
  /// The most bytes of a push; devices know it too.
  public static let pushLimit = PushRequest.byteLimit
  /// The most bytes of a pull: a cursor over thousands of scopes, and claims.
  public static let pullLimit = 256 * 1_024

  /// Whether a request to `path` is meant for this address, whatever its method.
  func matches(path other: String) -> Bool {
    let pattern = path.split(separator: "/")
    let parts = other.split(separator: "/")
    guard pattern.count == parts.count else { return false }
    return zip(pattern, parts).allSatisfy { expected, found in
      expected.hasPrefix(":") || expected == found
    }
  }
}

/// The endpoints of one module of the server.
public protocol EndpointCatalogue: CaseIterable, Hashable, Sendable {
  var endpoint: Endpoint { get }
}

extension EndpointCatalogue {
  /// All of them.
  public static var endpoints: [Endpoint] { allCases.map { entry in entry.endpoint } }
}
