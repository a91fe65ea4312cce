import Server

/// Who asks.
enum Actor: String, CaseIterable, Sendable {
  case anonymous, owner, stranger, expired, signedOut
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
    switch actor {
    case .owner, .stranger: .served
    case .anonymous, .expired, .signedOut: .notSignedIn
    }
  }

  static let ownersOnly: Row = { actor, target in
    switch (actor, target) {
    case (.owner, .own): .served
    case (.owner, .foreign), (.owner, .absent), (.stranger, _): .notFound
    case (.anonymous, _), (.expired, _), (.signedOut, _): .notSignedIn
    }
  }

  static let rows: [String: Row] = [
    "GET /healthz": anyone,
    "GET /readyz": anyone,
    // Told to this machine only; from anywhere else there is no such page.
    "GET /metrics": { _, _ in .notFound },
    "POST /api/sync/push": people,
    "POST /api/sync/pull": people,
    "GET /api/sync/pokes": people,
    "POST /api/account/sign-up": anyone,
    "POST /api/account/sign-in": anyone,
    "POST /api/account/sign-out": anyone,
    "POST /api/account/sign-out-everywhere": people,
    "GET /api/account/session": anyone,
    "GET /api/account/sessions": people,
    "DELETE /api/account/sessions/:id": ownersOnly,
  ]

  static func key(_ endpoint: Endpoint) -> String {
    endpoint.method.rawValue + " " + endpoint.path
  }
}
