import Server

/// Who asks.
enum Actor: String, CaseIterable, Sendable {
  case anonymous, owner, stranger, moderator, admin, expired, signedOut

  var isSignedIn: Bool {
    switch self {
    case .owner, .stranger, .moderator, .admin: true
    case .anonymous, .expired, .signedOut: false
    }
  }
}

/// Whose thing is asked for.
enum Target: String, CaseIterable, Sendable {
  case own, foreign, absent
}

/// What has to come of it.
enum Verdict: Hashable, Sendable {
  /// Served; the handler may still find fault with the body.
  case served
  case notSignedIn
  case notFound
}

/// The one table of who may ask what. Every endpoint of the catalogue needs a row, every row an
/// endpoint.
enum AuthorizationPolicy {
  typealias Row = @Sendable (Actor, Target) -> Verdict

  static let anyone: Row = { _, _ in .served }

  static let people: Row = { actor, _ in
    actor.isSignedIn ? .served : .notSignedIn
  }

  static let ownersOnly: Row = { actor, target in
    switch (actor, target) {
    case (.owner, .own): .served
    case (.owner, .foreign), (.owner, .absent), (.stranger, _): .notFound
    // Nobody's role opens what is another's.
    case (.moderator, _), (.admin, _): .notFound
    case (.anonymous, _), (.expired, _), (.signedOut, _): .notSignedIn
    }
  }

  /// To everybody else, signed in or not, there is no such page. Nobody's thing is an
  /// administrator's own: whosever it is, it is served.
  static let administrators: Row = { actor, target in
    actor == .admin && target != .absent ? .served : .notFound
  }

  /// The same of moderators, who look after what people share: administrators are moderators too.
  static let moderators: Row = { actor, target in
    (actor == .moderator || actor == .admin) && target != .absent ? .served : .notFound
  }

  /// What every member may have who knows which one they want, whosever it is.
  static let everyMembers: Row = { actor, target in
    guard actor.isSignedIn else { return .notSignedIn }
    return target == .absent ? .notFound : .served
  }

  static let rows: [String: Row] = suite.merging(golf) { row, _ in row }
    .merging(day) { row, _ in row }.merging(run) { row, _ in row }

  private static let suite: [String: Row] = [
    "GET /healthz": anyone,
    "GET /readyz": anyone,
    // Told to this machine only; from anywhere else there is no such page.
    "GET /metrics": { _, _ in .notFound },
    "GET /api/time": anyone,
    "GET /api/contact": anyone,
    // Nothing is read of it.
    "POST /run/shared": anyone,
    "POST /api/sync/push": people,
    "GET /api/referee/crew/address": people,
    "POST /api/sync/pull": people,
    "POST /api/sync/apart": people,
    "GET /api/sync/pokes": people,
    "POST /api/account/sign-up": anyone,
    "POST /api/account/sign-in": anyone,
    "POST /api/account/sign-out": anyone,
    "POST /api/account/sign-out-everywhere": people,
    "GET /api/account/session": anyone,
    "GET /api/account/username/:name": anyone,
    "GET /api/account/sessions": people,
    "DELETE /api/account/sessions/:id": ownersOnly,
    "POST /api/account/sign-up/confirm": anyone,
    "POST /api/account/sign-up/resend": anyone,
    "GET /api/account/confirmation": people,
    "POST /api/account/confirmation/send": people,
    "POST /api/account/confirmation/check": people,
    "POST /api/account/forgot-password": anyone,
    "POST /api/account/forgot-login": anyone,
    "POST /api/account/reset-password": anyone,
    "POST /api/account/sign-in/second-factor": anyone,
    "GET /api/account/second-factor": people,
    "POST /api/account/second-factor/begin": people,
    "POST /api/account/second-factor/confirm": people,
    "POST /api/account/second-factor/turn-off": people,
    "POST /api/account/second-factor/recovery-codes": people,
    "POST /api/account/reauthenticate": people,
    "POST /api/account/password": people,
    "GET /api/account/events": people,
    "GET /api/account/exports": people,
    "POST /api/account/exports": people,
    "GET /api/account/exports/:id/archive": ownersOnly,
    "GET /api/account/deletion": people,
    "POST /api/account/deletion": people,
    "GET /api/account/gone": anyone,
    "GET /api/account/identifiers": people,
    "POST /api/account/identifiers/email": people,
    "POST /api/account/identifiers/email/confirm": people,
    "POST /api/account/identifiers/username": people,
    "POST /api/account/undo": anyone,
    "GET /api/account/reauthenticate": people,
    "POST /api/account/reauthenticate/passkey/begin": people,
    "POST /api/account/reauthenticate/passkey": people,
    "POST /api/account/password/first": people,
    "GET /api/account/passkeys": people,
    "POST /api/account/passkeys": people,
    "POST /api/account/passkeys/begin": people,
    "POST /api/account/passkeys/:id/name": ownersOnly,
    "DELETE /api/account/passkeys/:id": ownersOnly,
    "POST /api/account/passkey-sign-in/begin": anyone,
    "POST /api/account/passkey-sign-in": anyone,
    "GET /api/account/phone/offer": anyone,
    "GET /api/account/phone": people,
    "POST /api/account/phone/send": people,
    "POST /api/account/phone/verify": people,
    "POST /api/account/phone/remove": people,
    "GET /api/account/registration": anyone,
    "POST /api/account/sign-up/judge": anyone,
    "POST /api/account/sign-up/invitation": anyone,
    "POST /api/admin/people": administrators,
    "GET /api/admin/people/:id": administrators,
    "POST /api/admin/people/:id/lock": administrators,
    "POST /api/admin/people/:id/unlock": administrators,
    "POST /api/admin/people/:id/role": administrators,
    "POST /api/admin/people/:id/reset-link": administrators,
    "POST /api/admin/people/:id/sign-out": administrators,
    "POST /api/admin/people/:id/delete": administrators,
    "GET /api/admin/invitations": administrators,
    "POST /api/admin/invitations": administrators,
    "DELETE /api/admin/invitations/:id": administrators,
    "GET /api/admin/letters": administrators,
    "POST /api/admin/letters/:id/retry": administrators,
    "DELETE /api/admin/letters/:id": administrators,
    "GET /api/account/providers": anyone,
    "GET /api/account/providers/:id/begin": anyone,
    "GET /api/account/providers/:id/callback": anyone,
    "POST /api/account/providers/:id/callback": anyone,
    // Only providers that are named may be visited or tell anything, and here there are none.
    "POST /api/account/providers/:id/notices": { _, _ in .notFound },
    "POST /api/account/providers/:id/visit": { actor, target in
      people(actor, target) == .served ? .notFound : .notSignedIn
    },
    "GET /api/account/provider-sign-up": anyone,
    "POST /api/account/provider-sign-up": anyone,
    "GET /api/account/provider-links": people,
    "DELETE /api/account/provider-links/:id": ownersOnly,
    "POST /api/account/photo": people,
    "GET /api/account/media/:digest": ownersOnly,
    "POST /api/account/pairing": people,
    "POST /api/account/pairing/join": anyone,
    "POST /api/account/pairing/leave": people,
    "GET /api/account/security-answers": people,
    "POST /api/account/security-answers": people,
    "POST /api/account/security-answers/remove": people,
    "GET /api/referee/crew/matches/:id/invitations": ownersOnly,
    "POST /api/referee/crew/invitations": people,
    "DELETE /api/referee/crew/invitations/:id": ownersOnly,
    "POST /api/referee/crew/join": people,
    "GET /api/referee/packs": people,
    "GET /api/referee/peers": people,
    "POST /api/referee/peers": people,
    // Putting one up is nobody's over HTTP.
    "GET /api/referee/packs/:id": everyMembers,
    "POST /api/referee/crew/requests": people,
    "POST /api/referee/mentors/invitations": people,
    "POST /api/referee/mentors/join": people,
    "GET /api/referee/matches/:id/mirrors": ownersOnly,
    "POST /api/referee/matches/:id/mirrors": ownersOnly,
    "POST /api/referee/mirrors/:id": ownersOnly,
    "DELETE /api/referee/mirrors/:id": ownersOnly,
    // Whatever is not drawn is the suite's picture.
    "GET /r/:id/:picture": anyone,
    // Who may look is whoever has the secret in the address, and here nobody has one:
    // Apps/RefWatch/Tests/Server/Mirror tries those who do.
    "GET /m/:token/state": { _, _ in .notFound },
    "GET /m/:token/stream": { _, _ in .notFound },
  ]

  /// TeePals. Who may see which round and which golfer follows from what they are to each other:
  /// `Tests/Fleet/Golf` tries that. Here nobody is anything to anybody.
  private static let golf: [String: Row] = [
    "GET /api/golf/cities": people,
    "GET /api/golf/instance": people,
    "GET /api/golf/courses": people,
    "GET /api/golf/courses/near": people,
    "GET /api/golf/rounds": people,
    // By invitation; a public round is every member's.
    "GET /api/golf/rounds/:id": ownersOnly,
    "GET /api/golf/rounds/:id/calendar.ics": ownersOnly,
    "GET /api/golf/golfers": people,
    "GET /api/golf/golfers/:id": everyMembers,
    "GET /api/golf/golfers/:id/followers": everyMembers,
    "GET /api/golf/golfers/:id/following": everyMembers,
    "GET /api/golf/golfers/:id/posts": everyMembers,
    "GET /api/golf/feed": people,
    "GET /api/golf/feed/new": people,
    // For the author's friends; a public post is every member's.
    "GET /api/golf/posts/:id": ownersOnly,
    "GET /api/golf/posts/:id/comments": ownersOnly,
    "GET /api/golf/posts/:id/likes": ownersOnly,
    "POST /api/golf/photos": people,
    // Sent for a chat that it is in no message of; whose face it is shows it to every member.
    "GET /api/golf/photos/:digest": ownersOnly,
    "GET /api/golf/calendar": people,
    "POST /api/golf/calendar": people,
    "DELETE /api/golf/calendar": people,
    // Whoever was given a link is told that there is a round, and of this one nothing more.
    "GET /r/:id": { _, target in target == .absent ? .notFound : .served },
    // Who may look is whoever has the secret in the address, and here nobody has one.
    "GET /calendar/golf/:token": { _, _ in .notFound },
    "GET /api/golf/moderation/cases": moderators,
    "GET /api/golf/moderation/cases/:id": moderators,
    // None of the cases there has a photo.
    "GET /api/golf/moderation/cases/:id/photos/:digest": { _, _ in .notFound },
    "POST /api/golf/moderation/cases/:id/decision": moderators,
    "POST /api/golf/moderation/cases/:id/appeal": moderators,
    "POST /api/golf/moderation/cases/:id/lift": moderators,
    "GET /api/golf/moderation/log": moderators,
    "GET /api/golf/moderation/log.csv": moderators,
    "GET /api/golf/moderation/health": moderators,
    "GET /api/golf/standing": people,
    "POST /api/golf/standing/appeal": people,
    "GET /api/push/key": people,
    "POST /api/push/subscribe": people,
    "POST /api/push/unsubscribe": people,
    // Whoever has the link of an email, and here nobody has one: Apps/SuperFriend/Tests/Server
    // tries those who do.
    "GET /api/friends/reminders/stop/:secret": { _, _ in .notFound },
    "POST /api/friends/reminders/stop/:secret": { _, _ in .notFound },
    "GET /api/friends/calendar": people,
    "POST /api/friends/calendar": people,
    "DELETE /api/friends/calendar": people,
    "GET /calendar/friends/:token": { _, _ in .notFound },
  ]

  /// DayBlock: everything is one person's alone.
  private static let day: [String: Row] = [
    "GET /api/day/stats": people,
    "GET /api/day/export": people,
    "POST /api/day/import": people,
    "POST /api/day/import/:id/undo": ownersOnly,
    "GET /api/day/zones": people,
    "GET /api/day/overlays": people,
    "GET /api/day/live": people,
    // Or whoever has the secret in the head, and here nobody has one.
    "GET /api/day/live/stream": people,
    "POST /api/day/live/start": people,
    "POST /api/day/live/pause": people,
    "POST /api/day/live/resume": people,
    "POST /api/day/live/finish": people,
    "GET /api/day/calendar": people,
    "POST /api/day/calendar": people,
    "DELETE /api/day/calendar": people,
    "GET /api/day/glance": people,
    "POST /api/day/glance": people,
    "DELETE /api/day/glance": people,
    "GET /api/day/remote": people,
    "POST /api/day/remote": people,
    "DELETE /api/day/remote": people,
    // Who may look or do something is whoever has the secret in the address or in the head, and
    // here nobody has one: Apps/DayBlock/Tests/Server tries those who do.
    "GET /calendar/day/:token": { _, _ in .notFound },
    "GET /glance/:token": { _, _ in .notFound },
    "POST /remote/day/:token/:step": { _, _ in .notFound },
    "POST /api/day/live/do/:step": { _, _ in .notFound },
  ]

  /// RunningBuddy: everything is one person's alone.
  private static let run: [String: Row] = [
    "GET /api/run/export": people,
    "GET /api/run/inbox": people,
    "POST /api/run/inbox/secret": people,
    "DELETE /api/run/inbox/secret": people,
    // Whoever has the secret in the head, and here nobody has one: Apps/RunningBuddy/Tests/Server
    // tries those who do.
    "POST /api/run/inbox": { _, _ in .notFound },
    "GET /api/run/tiles": people,
    // No map is there: Apps/RunningBuddy/Tests/Server tries one.
    "GET /api/run/tiles/:z/:x/:y": { actor, _ in
      actor.isSignedIn ? .notFound : .notSignedIn
    },
    // Devices that are paired, too: Apps/RunningBuddy/Tests/Server tries them.
    "POST /api/run/companion": people,
  ]

  static func key(_ endpoint: Endpoint) -> String {
    endpoint.method.rawValue + " " + endpoint.path
  }
}
