/// Who may make an account on a server.
public enum RegistrationPolicy: String, Hashable, Sendable, CaseIterable {
  case open
  /// Whoever has an invitation.
  case invite
  /// Nobody, whatever they have.
  case closed

  /// Why a newcomer is turned away.
  public enum Refusal: String, Error, Hashable, Sendable {
    case closed
    /// No invitation was handed in.
    case uninvited
    /// The invitation was used, revoked, is too old, for another address, or never was one.
    case dead
  }

  /// What becomes of an invitation that was handed in.
  public enum Invitation: Hashable, Sendable {
    case none, valid, dead
  }

  /// Lets a newcomer in, or says why not. Where everybody may come, no invitation is in the way.
  public func admit(_ invitation: Invitation) throws(Refusal) {
    switch (self, invitation) {
    case (.open, _), (.invite, .valid): return
    case (.closed, _): throw .closed
    case (.invite, .none): throw .uninvited
    case (.invite, .dead): throw .dead
    }
  }
}
