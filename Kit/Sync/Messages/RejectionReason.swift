import Core
import Wire

/// Why a command was not accepted, as it travels and as the person's device keeps it.
public enum RejectionReason<Rejection: Hashable & WireCodable>: Hashable, Sendable {
  /// The app's own rules said no.
  case domain(Rejection)
  /// The server does not know a command of this name and version.
  case unknownCommand
  /// The command cannot be read: what is wrong, and where (a JSON Pointer into it).
  case malformed(path: String, fault: String)
  /// The actor may not write where the command writes.
  case forbidden
  /// What the command puts needs a content that it did not bring, or another one than it brought.
  case content(ContentFault)
  /// An earlier command that this one builds on was rejected; `cause` is the first of the chain.
  indirect case dependsOnRejected(cause: CommandID, reason: RejectionReason)
  /// A reason this client is too old to know, kept as it came.
  case unknown(JSON)
}

extension RejectionReason: WireCodable {
  /// Never throws: what cannot be read is ``unknown(_:)``.
  public init(_ cursor: WireCursor) throws(WireError) {
    self = Self.read(cursor, depth: 0)
  }

  private static func read(_ cursor: WireCursor, depth: Int) -> Self {
    do throws(WireError) {
      switch try cursor.required("kind").string(limit: 32) {
      case "domain": return .domain(try Rejection(try cursor.required("rejection")))
      case "unknownCommand": return .unknownCommand
      case "malformed":
        return .malformed(
          path: try cursor.required("path").string(), fault: try cursor.required("fault").string())
      case "forbidden": return .forbidden
      case "content": return .content(try ContentFault(try cursor.required("fault")))
      case "dependsOnRejected":
        guard depth < 4 else { return .unknown(cursor.value) }
        return .dependsOnRejected(
          cause: try cursor.required("cause").id(),
          reason: read(try cursor.required("reason"), depth: depth + 1))
      default: return .unknown(cursor.value)
      }
    } catch {
      return .unknown(cursor.value)
    }
  }

  public var json: JSON {
    switch self {
    case .domain(let rejection): .object(["kind": "domain", "rejection": rejection.json])
    case .unknownCommand: .object(["kind": "unknownCommand"])
    case .malformed(let path, let fault):
      .object(["kind": "malformed", "path": .string(path), "fault": .string(fault)])
    case .forbidden: .object(["kind": "forbidden"])
    case .content(let fault): .object(["kind": "content", "fault": fault.json])
    case .dependsOnRejected(let cause, let reason):
      .object(["kind": "dependsOnRejected", "cause": .id(cause), "reason": reason.json])
    case .unknown(let json): json
    }
  }
}
