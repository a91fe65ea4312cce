/// Why signing in through a provider came to nothing. The word is all that anybody is told.
public enum ProviderFault: String, Error, Hashable, Sendable, CaseIterable {
  /// The person said no at the provider.
  case denied = "providerDenied"
  /// It took too long, was done already, or was begun in another browser.
  case expired = "providerExpired"
  /// The provider cannot be reached, or its answers make no sense.
  case down = "providerDown"
  /// What the provider handed over is not what it should be.
  case refused = "providerRefused"
  /// No such provider is named here.
  case unknown = "providerUnknown"
  /// The identity belongs to another account already.
  case taken = "providerTaken"
  /// The proof came from another identity than the account's.
  case other = "providerOther"
}

/// What is wrong with a token. Nobody but a test is told.
public enum TokenFault: String, Error, Hashable, Sendable {
  case malformed, algorithm, unknownKey, signature
  case issuer, audience, party, nonce, subject, expired, tooEarly
}
