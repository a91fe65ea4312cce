import AccountsDomain

extension Doctor {
  /// Who may make an account.
  static func registration(_ settings: Settings) -> Finding {
    switch settings.registration {
    case .open: Finding(.note, "registration", "open: whoever reaches the server can sign up")
    case .invite: Finding(.fine, "registration", "invite: with an invitation only")
    case .closed: Finding(.fine, "registration", "closed: no accounts are made")
    }
  }
}
