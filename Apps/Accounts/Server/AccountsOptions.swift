import AccountsDomain
import Coding
import Server

/// What an operator decides about accounts. By default anybody signs up, with a password, and no
/// email is sent.
@Memberwise public struct AccountsOptions: Sendable {
  /// What new passwords are held to.
  public var rules: PasswordRules = .modern
  /// Who may make an account.
  public var registration: RegistrationPolicy = .open
  public var registrationLimits: RegistrationLimits = RegistrationLimits()
  /// What the limits of networks, and of sign-ups from all of them, are multiplied by: 1, but for
  /// test installations, where many people come from one machine.
  public var networkFactor = 1
  /// Who else can say who somebody is.
  public var providers: IdentityProviders = .none
  /// Sends messages to users.
  public var mailer: Mailer = .closed()
  /// Where archives lie until they are fetched; without one none are made.
  public var exports: ExportFolder?
  /// What is asked on top of a message, for a new password.
  public var answers: SecurityAnswerOptions = SecurityAnswerOptions()
  /// What has to change in each account's rows.
  public var userMigrations: [UserMigration] = []
}
