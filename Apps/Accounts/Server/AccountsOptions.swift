import AccountsDomain
import Server

/// What an operator decides about accounts. By default anybody signs up, with a password, and no
/// email is sent.
public struct AccountsOptions: Sendable {
  /// What new passwords are held to.
  public var rules: PasswordRules
  /// Who may make an account.
  public var registration: RegistrationPolicy
  public var registrationLimits: RegistrationLimits
  /// What the limits of networks, and of sign-ups from all of them, are multiplied by: 1, but for
  /// test installations, where many people come from one machine.
  public var networkFactor: Int
  /// Who else can say who somebody is.
  public var providers: IdentityProviders
  /// Sends messages to users.
  public var mailer: Mailer
  /// Where archives lie until they are fetched; without one none are made.
  public var exports: ExportFolder?
  /// What is asked on top of a message, for a new password.
  public var answers: SecurityAnswerOptions
  /// What has to change in each account's rows.
  public var userMigrations: [UserMigration]

  public init(
    rules: PasswordRules = .modern, registration: RegistrationPolicy = .open,
    registrationLimits: RegistrationLimits = RegistrationLimits(), networkFactor: Int = 1,
    providers: IdentityProviders = .none, mailer: Mailer = .closed(), exports: ExportFolder? = nil,
    answers: SecurityAnswerOptions = SecurityAnswerOptions(),
    userMigrations: [UserMigration] = []
  ) {
    self.rules = rules
    self.registration = registration
    self.registrationLimits = registrationLimits
    self.networkFactor = networkFactor
    self.providers = providers
    self.mailer = mailer
    self.exports = exports
    self.answers = answers
    self.userMigrations = userMigrations
  }
}
