/// What every app may ask of what is around it.
public enum DelegateAction: Sendable {
  case discardRefused(CommandID)
  case repeatRefused(CommandID)
  /// Opens the suite's own settings: language, theme, units, account, signing out.
  case openSuiteSettings
  /// Asks for an account, for what only a server can do.
  case signIn
  /// Something of the person's has changed on the server.
  case lookForChanges
  /// Asks to send and fetch everything now, whatever else holds.
  case sync
  /// Asks to open the person's data again after it could not be read.
  case retryLoading
}
