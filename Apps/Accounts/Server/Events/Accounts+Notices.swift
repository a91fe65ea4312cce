import Calendar
import Core
import Server
import Store

extension AccountEvent.Kind {
  /// Whether the owner gets an email: about every change of sign-in methods (ASVS 5.0 §6.3.7).
  var isTold: Bool { Self.told.contains(self) }

  private static let told: Set<AccountEvent.Kind> = [
    .passwordChanged, .passwordReset, .secondFactorOn, .secondFactorOff, .recoveryCodesMade,
    .recoveryCodeUsed, .passkeyAdded, .passkeyRemoved, .passkeyCopied, .usernameChanged,
    .addressChanged, .addressRestored, .recoveryCancelled, .providerUnlinked, .providerRevoked,
    .securityAnswersSet, .securityAnswersRemoved, .securityAnswersImported, .securityAnswersRest,
  ]
}

extension BucketRule {
  /// Three emails an hour about each kind of event, so that many of one kind hide no other.
  static let notice = BucketRule(name: "notice", burst: 3, refill: 1_200_000)
}

extension Accounts {
  /// Records an event in the transaction in which it happens, and sends the owner an email if its
  /// kind is told. Wake the mailer after the commit.
  func record(
    _ kind: AccountEvent.Kind, of user: UserID, from origin: EventOrigin,
    else language: Language = .english, _ moment: Moment, in session: some Session
  ) throws(StoreFailure) {
    try EventRows.add(kind, of: user, from: origin, moment, in: session)
    guard kind.isTold, mailer.delivers else { return }
    let use = BucketUse(rule: .notice, subject: kind.rawValue + user.description)
    let wait = try RateBucketRows.take([use], at: moment.instant, in: session)
    guard wait == nil else { return }
    try notify(user, .notice(kind, origin.client), else: language, moment, in: session)
  }
}
