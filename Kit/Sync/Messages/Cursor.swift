import Core

/// What the opaque cursor text says: the history, and how far the device has come in each scope.
///
/// Only the server reads it. Text form: `1 <epoch>` and, for each scope in ascending order, `
/// <scope> <seq>` or, in the middle of a snapshot, ` <scope> <seq>/<kind>/<id>` (`<seq>/` at its
/// start). `~<visibility>` follows where something of the scope was hidden.
public struct Cursor: Hashable, Sendable {
  /// How far the device has come in one scope.
  public enum Position: Hashable, Sendable {
    /// All changes up to this sequence number.
    case at(Int64)
    /// In the snapshot as of `seq`, all entities up to and with `after`.
    case snapshot(asOf: Int64, after: EntityKey?)

    /// The sequence number this position is as new as, once its snapshot is complete.
    public var seq: Int64 {
      switch self {
      case .at(let seq), .snapshot(let seq, _): seq
      }
    }
  }

  public let epoch: Epoch
  public private(set) var positions: [Scope: Position]
  private var visibilities: [Scope: UInt64] = [:]

  public init(epoch: Epoch, positions: [Scope: Position] = [:]) {
    self.epoch = epoch
    self.positions = positions
  }

  /// The scopes in ascending order.
  public var scopes: [Scope] { positions.keys.sorted() }

  public subscript(scope: Scope) -> Position? {
    get { positions[scope] }
    set {
      positions[scope] = newValue
      if newValue == nil { visibilities[scope] = nil }
    }
  }

  /// What was hidden of the scope since its snapshot began, as ``Visibility`` marks it; `nil` for
  /// nothing.
  public func visibility(of scope: Scope) -> UInt64? { visibilities[scope] }

  /// Starts the scope from a snapshot, under a visibility of it.
  public mutating func begin(_ scope: Scope, asOf seq: Int64, under visibility: UInt64?) {
    positions[scope] = .snapshot(asOf: seq, after: nil)
    visibilities[scope] = visibility
  }

  /// Reads the text form; anything else is `nil`.
  public init?(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count >= 2, words.count % 2 == 0, words[0] == "1",
      let epoch = Epoch(String(words[1]))
    else { return nil }
    self.init(epoch: epoch)
    var previous: Scope?
    for index in stride(from: 2, to: words.count, by: 2) {
      let parts = words[index + 1].split(separator: "~", omittingEmptySubsequences: false)
      guard let scope = Scope(String(words[index])), let position = Position(parts[0])
      else { return nil }
      if let previous, !(previous < scope) { return nil }
      previous = scope
      positions[scope] = position
      if parts.count == 1 { continue }
      guard parts.count == 2, let visibility = UInt64(parts[1]), parts[1].utf8.first != 0x2B else {
        return nil
      }
      visibilities[scope] = visibility
    }
  }

  /// The text form.
  public var text: String {
    var text = "1 " + epoch.description
    for scope in scopes {
      guard let position = positions[scope] else { continue }
      text += " " + scope.description + " " + position.text
      if let visibility = visibilities[scope] { text += "~\(visibility)" }
    }
    return text
  }
}

extension Cursor.Position {
  init?(_ word: Substring) {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    guard let first = parts.first, let seq = Int64(first), seq >= 0, first.utf8.first != 0x2B
    else { return nil }
    switch parts.count {
    case 1: self = .at(seq)
    case 2 where parts[1].isEmpty: self = .snapshot(asOf: seq, after: nil)
    case 3:
      guard !parts[1].isEmpty, let id = ID<AnyEntity>(String(parts[2])) else { return nil }
      self = .snapshot(asOf: seq, after: EntityKey(String(parts[1]), id))
    default: return nil
    }
  }

  /// The position's part of the text form.
  public var text: String {
    switch self {
    case .at(let seq): "\(seq)"
    case .snapshot(let seq, nil): "\(seq)/"
    case .snapshot(let seq, let key?): "\(seq)/\(key.kind)/\(key.id.description)"
    }
  }
}
