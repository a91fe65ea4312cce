/// One screen of signing up, in the order in which they come.
///
/// The order, the dots and the addresses follow from this list alone.
public enum SignUpStep: String, Hashable, Sendable, CaseIterable {
  /// Who: the address, a name, a username.
  case identify
  case credential
  /// A telephone number, where the server can verify one.
  case contact
  /// Ten codes to put away.
  case recovery
  case review
  /// The address is being confirmed. Where no messages are sent the apps open instead.
  case done

  /// From 0.
  var place: Int { SignUpStep.allCases.firstIndex(of: self) ?? 0 }
}

/// What a person fills in while signing up.
public enum SignUpField: String, Hashable, Sendable, CaseIterable {
  case email, displayName, username, password, passwordAgain, phone

  var step: SignUpStep {
    switch self {
    case .email, .displayName, .username: .identify
    case .password, .passwordAgain: .credential
    case .phone: .contact
    }
  }

  /// In the document.
  var id: String {
    switch self {
    case .email: "email"
    case .displayName: "display-name"
    case .username: "username"
    case .password: "password"
    case .passwordAgain: "password-again"
    case .phone: "phone"
    }
  }
}
