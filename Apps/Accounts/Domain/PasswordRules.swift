/// Which rules a server holds new passwords to. The operator chooses; the device is told.
public enum PasswordRules: String, Hashable, Sendable, CaseIterable {
  /// ``PasswordPolicy``: length, and not what everybody guesses.
  case modern
  /// ``LegacyPasswordPolicy``: ten characters of four classes and no space.
  case legacy

  /// What is wrong with a password.
  public enum Fault: Error, Hashable, Sendable {
    case modern(PasswordPolicy.Fault)
    /// In the order in which they are said; never empty.
    case legacy([LegacyPasswordPolicy.Fault])

    /// One word for the wire; several faults are divided by commas.
    public var word: String {
      switch self {
      case .modern(let fault): return fault.rawValue
      case .legacy(let faults):
        var word = ""
        for fault in faults { word += (word.isEmpty ? "" : ",") + fault.rawValue }
        return word
      }
    }

    /// Reads a ``word``; `nil` for one of a newer server.
    public init?(word: String) {
      if let fault = PasswordPolicy.Fault(rawValue: word) {
        self = .modern(fault)
        return
      }
      var faults: [LegacyPasswordPolicy.Fault] = []
      for part in word.split(separator: ",") {
        guard let fault = LegacyPasswordPolicy.Fault(rawValue: String(part)) else { return nil }
        faults.append(fault)
      }
      guard !faults.isEmpty else { return nil }
      self = .legacy(faults)
    }
  }

  /// Checks what can be checked without the list of common passwords, which only the server holds.
  /// Nothing is ever longer than ``PasswordPolicy/longest``.
  public func check(_ password: String, login: String) throws(Fault) {
    switch self {
    case .modern:
      do throws(PasswordPolicy.Fault) {
        try PasswordPolicy.check(password, login: login)
      } catch { throw .modern(error) }
    case .legacy:
      guard password.unicodeScalars.count <= PasswordPolicy.longest else {
        throw .modern(.tooLong)
      }
      let faults = LegacyPasswordPolicy.faults(in: password)
      guard faults.isEmpty else { throw .legacy(faults) }
    }
  }
}
