import AccountsDomain
import Calendar
import Core
import Server
import Store
import Wire

extension UserDataProvider {
  /// The account itself. Its rows go with the account's own (`ON DELETE CASCADE`).
  ///
  /// - Parameter numbers: The person's telephone numbers, opened.
  static func account(_ numbers: [String]) -> UserDataProvider {
    UserDataProvider(
      name: nil,
      entries: { user, session throws(StoreFailure) in
        try AccountExportFiles.entries(of: user, numbers, in: session)
      },
      erase: { _, _, _ in true })
  }

  /// What the person chose for all apps, which is synchronised like an app's.
  public static var preferences: UserDataProvider {
    let kinds = [(kind: AccountsEntity.preferencesKind, name: "preferences")]
    return UserDataProvider(
      name: nil,
      entries: { user, session throws(StoreFailure) in
        [
          ExportEntry(
            "preferences.json",
            about: Sentence("Name, language, theme and clock.", "이름, 언어, 테마, 시간 표시."),
            try FeedExport.json(of: user, kinds: kinds, in: session))
        ]
      },
      erase: { user, _, session throws(StoreFailure) in
        try session.run("DELETE FROM preferences WHERE user_id = \(user)") == 0
      })
  }
}

/// The files about the account. No hash, key, code or token is among them.
private enum AccountExportFiles {
  static func entries(
    of user: UserID, _ numbers: [String], in session: some Session
  ) throws(StoreFailure) -> [ExportEntry] {
    guard let account = try AccountRows.account(user, in: session) else { return [] }
    return [
      ExportEntry(
        "profile.json", about: Sentence("Your account.", "내 계정."),
        .object([
          "id": .id(account.id), "email": .string(account.email),
          "createdAt": .time(account.created),
          "role": try StandingRows.find(user, in: session).map { standing in
            .string(standing.role.rawValue)
          },
        ])),
      ExportEntry(
        "identifiers.json",
        about: Sentence(
          "Your sign-in methods and when they were set.", "로그인에 쓰는 것들과 설정한 시각."),
        try identifiers(of: account, numbers, in: session)),
      ExportEntry(
        "sessions.json",
        about: Sentence(
          "Your signed-in devices and since when browsers are known.",
          "로그인된 기기, 그리고 브라우저를 처음 쓴 시각."),
        try sessions(of: user, in: session)),
      ExportEntry(
        "events.json",
        about: Sentence(
          "Account activity in the last 180 days.", "최근 180일 동안의 계정 활동."),
        try events(of: user, in: session)),
    ]
  }

  private static func identifiers(
    of account: Account, _ numbers: [String], in session: some Session
  ) throws(StoreFailure) -> JSON {
    let user = account.id
    let confirmed: Instant? = try session.value(
      "SELECT confirmed_at FROM confirmed_address WHERE account_id = \(user)")
    let username: String? = try session.value(
      "SELECT name FROM username WHERE account_id = \(user)")
    let password: Instant? = try session.value(
      "SELECT changed_at FROM password_credential WHERE account_id = \(user)")
    let app = try SecondFactorRows.find(user, in: session)?.confirmed
    let codes = try SecondFactorRows.codesLeft(of: user, in: session)
    let answers = try SecurityAnswerRows.find(user, in: session)?.since
    let passkeys = try session.rows(
      """
      SELECT name, created_at, last_used_at FROM passkey WHERE account_id = \(user)
      ORDER BY created_at, id
      """
    ) { row throws(StoreFailure) -> JSON in
      let used: Instant? = try row[2]
      return .object([
        "name": .string(try row[0]), "createdAt": .time(try row[1]),
        "lastUsedAt": used.map { used in .time(used) },
      ])
    }
    let links = try ProviderLinkRows.list(of: user, in: session).map { link -> JSON in
      .object([
        "provider": .string(link.title), "issuer": .string(link.issuer),
        "subject": .string(link.subject), "email": link.email.map { email in .string(email) },
        "linkedAt": .time(link.linked), "lastUsedAt": link.lastUsed.map { used in .time(used) },
      ])
    }
    return .object([
      "address": .object([
        "email": .string(account.email),
        "confirmedAt": confirmed.map { at in .time(at) },
      ]),
      "username": username.map { name in .string(name) },
      "phoneNumbers": .array(numbers.map { number in .string(number) }),
      "password": password.map { at in .object(["setAt": .time(at)]) },
      "authenticatorApp": app.map { at in .object(["setAt": .time(at)]) },
      "recoveryCodesLeft": .int(codes), "passkeys": .array(passkeys),
      "securityAnswers": answers.map { at in .object(["setAt": .time(at)]) },
      "linkedAccounts": .array(links),
    ])
  }

  private static func sessions(
    of user: UserID, in session: some Session
  ) throws(StoreFailure) -> JSON {
    let rows = try session.rows(
      """
      SELECT id, created_at, last_seen_at, browser, platform, kind FROM user_session
      WHERE account_id = \(user) ORDER BY created_at, id
      """
    ) { row throws(StoreFailure) -> JSON in
      .object([
        "id": .id(try row[0] as UserSessionID), "createdAt": .time(try row[1]),
        "lastSeenAt": .time(try row[2]), "kind": .string(try row[5] as String),
        "client": ClientName(browser: try row[3], platform: try row[4]).json,
      ])
    }
    let browsers = try session.rows(
      "SELECT known_since FROM known_browser WHERE account_id = \(user) ORDER BY known_since"
    ) { row throws(StoreFailure) -> JSON in .object(["knownSince": .time(try row[0])]) }
    return .object(["sessions": .array(rows), "knownBrowsers": .array(browsers)])
  }

  private static func events(
    of user: UserID, in session: some Session
  ) throws(StoreFailure) -> JSON {
    let events = try EventRows.list(
      of: user, before: nil, at: Instant(milliseconds: AccountEvent.kept),
      limit: AccountEvent.limit, in: session)
    return .object([
      "events": .array(
        events.map { event in
          .object([
            "id": .id(event.id), "at": .time(event.at), "event": .string(event.kind),
            "network": event.origin.network.map { network in .string(network) },
            "client": event.origin.client.json,
          ])
        })
    ])
  }
}

extension JSON {
  /// An instant for people: ISO 8601 in UTC.
  fileprivate static func time(_ instant: Instant) -> JSON {
    .string(instant.civil(offset: 0).description + "Z")
  }
}
