import AccountsDomain

extension Doctor {
  /// Who may make an account.
  static func registration(_ settings: Settings) -> Finding {
    switch settings.registration {
    case .open: Finding(.note, "registration", "open: everybody can sign up")
    case .invite: Finding(.fine, "registration", "invite: with an invitation only")
    case .closed: Finding(.fine, "registration", "closed: nobody can sign up")
    }
  }
}
