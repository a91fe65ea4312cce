import Calendar
import Design

/// One page of the account, in the order in which the first one lists the others.
public enum SettingsPage: String, Hashable, Sendable, CaseIterable {
  /// Who is signed in, the way to the other pages, and the way out.
  case overview
  case profile
  case appearance
  /// The ways in: password, second factor, passkeys.
  case security
  case devices
  /// What happened to the account.
  case activity
  /// Taking everything along, and leaving.
  case data
  /// Everybody on the server, for its administrators.
  case people

  /// Whether it makes sense without an account.
  var isForEverybody: Bool {
    switch self {
    case .overview, .profile, .appearance: true
    case .security, .devices, .activity, .data, .people: false
    }
  }

  /// Path below the origin.
  var path: String { self == .overview ? "/account" : "/account/" + rawValue }

  /// Reads the path's segments after `account`.
  init?(segments: [String]) {
    guard let word = segments.first else {
      self = .overview
      return
    }
    guard segments.count == 1, let page = SettingsPage(rawValue: word), page != .overview else {
      return nil
    }
    self = page
  }

  /// What it is called.
  func title(in language: Language) -> String {
    (name?.phrase ?? AccountsText.account.phrase).text(in: language)
  }

  private var name: SettingsText? {
    switch self {
    case .overview: nil
    case .profile: .profile
    case .appearance: .appearance
    case .security: .security
    case .devices: .devices
    case .activity: .activity
    case .data: .data
    case .people: .people
    }
  }

  /// What one finds there; nothing for the page that leads to the others.
  var hint: SettingsText? {
    switch self {
    case .overview: nil
    case .profile: .profileLead
    case .appearance: .appearanceLead
    case .security: .securityLead
    case .devices: .devicesHint
    case .activity: .activityLead
    case .data: .dataLead
    case .people: .peopleLead
    }
  }

  var icon: Icon {
    switch self {
    case .overview, .profile: .person
    case .appearance: .palette
    case .security: .lock
    case .devices: .device
    case .activity: .clock
    case .data: .archive
    case .people: .people
    }
  }
}
