import Calendar
import Core
import Server
import Store

extension Accounts {
  /// About how many rows one transaction of a purge removes, so that nobody waits for it.
  static var purgeStep: Int { 1_000 }

  /// Removes everything the server holds of a person, for good. Begun once it goes on until only
  /// the tombstone is left: a purge that was cut off is taken up at the next start.
  public func purge(_ user: UserID) async throws {
    let now = environment.now()
    // The account goes first and at once: from here on nobody can sign in to it, and its address is
    // free.
    try await settle { session throws(StoreFailure) in
      try DeletionRows.begin(user, at: now, in: session)
      if let account = try AccountRows.account(user, in: session) {
        try PermissionReturnRows.addAll(of: user, at: now, in: session)
        try close(account, in: session)
      }
    }
    forget { session in session.user == user }
    try await sweepExports()
    let step = Self.purgeStep
    for provider in dataProviders {
      while try await !settle({ session throws(StoreFailure) in
        try provider.erase(user, step, session)
      }) {}
    }
    while try await !bury(user) {}
  }

  /// The same accounts with other providers of user data.
  public func with(dataProviders: [UserDataProvider<Engine>]) -> Accounts {
    var other = self
    other.dataProviders = dataProviders
    return other
  }

  /// Ends it, unless a request that was under way has written something meanwhile.
  private func bury(_ user: UserID) async throws -> Bool {
    let dataProviders = dataProviders
    let step = Self.purgeStep
    let day = environment.now().civil(offset: 0).date.description
    return try await settle { session throws(StoreFailure) in
      for provider in dataProviders {
        guard try provider.erase(user, step, session) else { return false }
      }
      try DeletionRows.bury(user, on: day, in: session)
      return true
    }
  }

  /// Removes the account with everything that hangs on it, and what knows it by its address.
  private func close(
    _ account: Account, in session: Engine.Connection
  ) throws(StoreFailure) {
    let login = Self.loginKey(account.email)
    for key in try Self.bucketKeys(of: account, login: login, in: session) {
      try RateBucketRows.remove(key, in: session)
    }
    let numbers = phoneNumbers(of: account.id, in: session)
    for recipient in [account.email, login] + numbers {
      try OutgoingMessageRows.removeAll(to: recipient, opening: mailer.cipher, in: session)
    }
    // Sign-ups of others with this address, which could never be completed.
    try session.run(
      """
      DELETE FROM one_time_secret WHERE id IN (
        SELECT secret_id FROM pending_sign_up WHERE login = \(login))
      """)
    try session.run("DELETE FROM kept_username WHERE account_id = \(account.id)")
    try session.run("DELETE FROM user_account WHERE id = \(account.id)")
  }

  /// The buckets that count for this person, under any of the names they are known by.
  private static func bucketKeys(
    of account: Account, login: String, in session: Engine.Connection
  ) throws(StoreFailure) -> [[UInt8]] {
    let browsers = try KnownBrowserRows.all(of: account.id, in: session)
    var subjects = [login]
    for browser in browsers { subjects.append(browser.bytes.description + login) }
    var keys = [
      BucketUse(rule: .export, subject: account.id.description).key,
      SignInLimits.key(login: login, browser: nil),
    ]
    for browser in browsers { keys.append(SignInLimits.key(login: login, browser: browser)) }
    for rule in [BucketRule.sendOften, .sendDaily] {
      for subject in subjects { keys.append(BucketUse(rule: rule, subject: subject).key) }
    }
    return keys
  }
}
