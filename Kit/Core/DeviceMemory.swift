/// The small texts that an app remembers on a device beside a person's database: a case for each,
/// kept under a key of its own (`HostRequest.remember`). They go with the person.
public protocol DeviceMemory: CaseIterable, Equatable {
  /// What the key begins with; the person's id follows. A stored word: it never changes.
  var prefix: String { get }
  /// Whether neither the server nor the database has it: it stays while the person does, even when
  /// everything else of theirs is removed from the device.
  var isOnlyHere: Bool { get }
}

extension DeviceMemory {
  /// Where it is kept for a person.
  public func key(of user: UserID) -> String { prefix + user.description }

  /// The keys of everything that is remembered of a person.
  ///
  /// - Parameter keepsOnlyHere: Without those of what is nowhere else.
  public static func keys(of user: UserID, keepsOnlyHere: Bool = false) -> [String] {
    var keys: [String] = []
    for memory in allCases where !keepsOnlyHere || !memory.isOnlyHere {
      keys.append(memory.key(of: user))
    }
    return keys
  }
}
