import AccountsUI
import Core
import Wire

/// What one tab says to the others of the same browser.
enum TabMessage: Hashable {
  /// Something of the sync core of this database.
  case sync(database: String, String)
  case signedOut(String)
  /// Whether the server answers the tab that syncs this database.
  case answered(String, Bool)
  /// The copy in this database is being removed; the person stays.
  case wiping(String)
  /// The database is gone: whoever used it begins anew.
  case restart(String)
  /// The account claims the local profile.
  case claimed(UserID, SignedInSession)
  /// An app wants the server to be left alone, or no longer.
  case rest(String, Bool)
  /// An app has something else to tell the others.
  case glance(String, String)
  /// An app has told of something else that takes the person's time.
  case outings(String)

  var text: String {
    switch self {
    case .sync(let database, let text): "sync " + database + " " + text
    case .signedOut(let database): "signed-out " + database
    case .answered(let database, let isAnswered):
      (isAnswered ? "answered " : "unanswered ") + database
    case .wiping(let database): "wiping " + database
    case .restart(let database): "restart " + database
    case .claimed(let local, let session):
      "claimed " + local.description + " " + session.json.text
    case .rest(let database, let rests): (rests ? "rest " : "no-rest ") + database
    case .glance(let database, let text): "glance " + database + " " + text
    case .outings(let database): "outings " + database
    }
  }

  init?(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count >= 2 else { return nil }
    if parts[0] == "sync", parts.count == 3 {
      self = .sync(database: String(parts[1]), String(parts[2]))
    } else if parts[0] == "signed-out" {
      self = .signedOut(String(parts[1]))
    } else if parts[0] == "answered" || parts[0] == "unanswered" {
      self = .answered(String(parts[1]), parts[0] == "answered")
    } else if parts[0] == "wiping" {
      self = .wiping(String(parts[1]))
    } else if parts[0] == "restart" {
      self = .restart(String(parts[1]))
    } else if parts[0] == "claimed", parts.count == 3, let local = UserID(String(parts[1])),
      case .some(.some(let session)) = SignedInSession.read("{\"session\":" + parts[2] + "}")
    {
      self = .claimed(local, session)
    } else if parts[0] == "rest" || parts[0] == "no-rest" {
      self = .rest(String(parts[1]), parts[0] == "rest")
    } else if parts[0] == "glance", parts.count == 3 {
      self = .glance(String(parts[1]), String(parts[2]))
    } else if parts[0] == "outings" {
      self = .outings(String(parts[1]))
    } else {
      return nil
    }
  }
}
