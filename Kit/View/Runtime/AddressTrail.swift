import Core

/// How the browser's history has to change. `entries` is the trail of addresses up to and including
/// the new one; the host records it with the history entry, so that it survives a reload.
public enum AddressChange: Hashable, Sendable {
  case push(entries: [String])
  case replace(entries: [String])
  /// Goes back one entry; the host does not report this movement.
  case back
  /// Goes forward one entry, to the one that Back has just left; the host does not report it,
  /// unless the browser has gone elsewhere meanwhile.
  case forward(entries: [String])
}

/// The addresses that lead to the current one, oldest first: what Back would show.
struct AddressTrail {
  /// Never empty; the last is the current address.
  private(set) var entries: [String]
  /// Until the person does something, addresses settle (redirects, gates) and leave no entry
  /// behind.
  private(set) var hasSettled = false
  /// The next address takes the place of the current entry.
  private var replacesNext = false

  /// Old entries beyond this are forgotten; the browser keeps them, only closing by Back ends
  /// there.
  private static let limit = 50

  init(address: String, entries: [String]) {
    self.entries = AddressTrail.ending(in: address, entries)
  }

  var current: String { entries[entries.count - 1] }

  mutating func settle() { hasSettled = true }

  /// What is at the current address is done with: the next one takes its place.
  mutating func replaceNext() { replacesNext = true }

  /// The change that brings the browser to `address`, which the client shows now.
  ///
  /// The address before this one is reached by going back; another path by a new entry; another
  /// query of the same path, an address the client settles on by itself, or one after what is done
  /// with takes the place of the current entry.
  mutating func follow(_ address: String) -> AddressChange? {
    defer { replacesNext = false }
    if sameBytes(address, current) { return nil }
    if entries.count > 1, sameBytes(address, entries[entries.count - 2]) {
      entries.removeLast()
      return .back
    }
    if !hasSettled || replacesNext || path(address) == path(current) { return replace(address) }
    return push(address)
  }

  /// Whether the entry with the trail `known` is the one before the current one: Back was pressed
  /// once.
  func isNext(after known: [String]) -> Bool {
    if known.count == entries.count - 1 { return true }
    // Of a trail that has reached the limit, each step has forgotten another entry.
    guard known.count == AddressTrail.limit, entries.count == known.count else { return false }
    return sameBytes(known[known.count - 1], entries[entries.count - 2])
  }

  /// Whether the entry with the trail `known` is behind the current one.
  func isAhead(of known: [String]) -> Bool { known.count < entries.count || isNext(after: known) }

  /// The browser moved by itself; the client shows `shown` in answer to it, and `before` until
  /// then.
  ///
  /// A client that stays where it was (something lay on top, or is unsaved) brings the person back
  /// to the entry that they left: forward where Back was pressed once, so that the trail stays as
  /// it is, else by a new entry.
  mutating func moved(
    to address: String, entries known: [String], before: String, shown: String
  ) -> AddressChange? {
    let left = self
    replacesNext = false
    entries = AddressTrail.ending(in: address, known)
    if sameBytes(shown, address) { return nil }
    guard path(shown) == path(before) else { return replace(shown) }
    guard left.isNext(after: known) else { return push(shown) }
    // If the query has changed, the next turn finds that, and replaces the entry.
    entries = left.entries
    return .forward(entries: entries)
  }

  private mutating func push(_ address: String) -> AddressChange {
    entries.append(address)
    if entries.count > AddressTrail.limit { entries.removeFirst() }
    return .push(entries: entries)
  }

  private mutating func replace(_ address: String) -> AddressChange {
    entries[entries.count - 1] = address
    return .replace(entries: entries)
  }

  private static func ending(in address: String, _ entries: [String]) -> [String] {
    guard let last = entries.last, sameBytes(last, address) else { return [address] }
    return entries
  }
}

/// An address without its query.
func path(_ address: String) -> Substring {
  address.prefix { character in character != "?" && character != "#" }
}
