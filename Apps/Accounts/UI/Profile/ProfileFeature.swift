import AccountsDomain
import Calendar
import Core
import View

/// A person's profile: its photo, the half that others may see, and the half that is only theirs.
///
/// Everything but the photo's sending is a command, so it works without a connection.
public enum ProfileFeature: Feature {
  public typealias Command = AccountsCommand

  public struct State: Hashable, Sendable {
    public let user: UserID
    public var language: Language
    /// What others may see.
    public internal(set) var shown: PublicProfile
    /// What nobody else sees.
    public internal(set) var own: PrivateProfile
    /// The zone of this device, which an unset zone follows.
    var deviceZone = Zone.utc.name
    /// What is being typed, until the field is left.
    var draft: Draft?
    /// What is wrong with a field, until it is right.
    var fault: FieldFault?
    /// A photo on its way to the server.
    var choice: PhotoChoice?
    /// The photo that the server has, until its change arrives here like any other.
    var arrived: Photo?

    /// The server processes photos, for those who have an account there.
    public let takesPhotos: Bool

    public init(user: UserID, takesPhotos: Bool = true, language: Language) {
      self.user = user
      self.takesPhotos = takesPhotos
      self.language = language
      shown = PublicProfile(user: user)
      own = PrivateProfile(user: user)
    }

    /// What the person has chosen to read lengths and weights in; `nil` for what is usual.
    public var chosenUnits: Units? { own.units }
    var units: Units { own.units ?? .metric }
  }

  struct Draft: Hashable, Sendable {
    let field: ProfileField
    var text: String
  }

  struct FieldFault: Hashable, Sendable {
    let field: ProfileField
    let fault: ProfileFault
  }

  public enum Action {
    case opened
    case typed(ProfileField, String)
    case left(ProfileField)
    case sexChosen(Sex?)
    case unitsChosen(Units?)
    case zoneChosen(String?)
    case audienceChosen(Audience?)
    case photo(PhotoAction)
  }

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, AccountsCommand>] {
    let user = state.user
    switch action {
    case .opened:
      state.deviceZone = moment.zone.name
      state.fault = nil
    case .typed(let field, let text): state.draft = Draft(field: field, text: text)
    case .left(let field): return leave(field, &state, moment)
    case .sexChosen(let sex): return [.submit(.setPrivate(user, .sex(sex)))]
    case .unitsChosen(let units):
      state.forgetMeasures()
      return [.submit(.setPrivate(user, .units(units)))]
    case .zoneChosen(let zone): return [.submit(.setPrivate(user, .timeZone(zone)))]
    case .audienceChosen(let audience): return [.submit(.setPrivate(user, .audience(audience)))]
    case .photo(let action): return reduce(&state, action)
    }
    return []
  }

  /// What was typed becomes a command, unless it says nothing new or nothing possible.
  private static func leave(
    _ field: ProfileField, _ state: inout State, _ moment: Moment
  ) -> [Effect<Action, AccountsCommand>] {
    guard let draft = state.draft, draft.field == field else { return [] }
    if state.fault?.field == field { state.fault = nil }
    do throws(ProfileFault) {
      let command = try field.command(draft.text, state, year: moment.today.year)
      state.draft = nil
      return command.map { command in [.submit(command)] } ?? []
    } catch {
      // What was typed stays, to be put right.
      state.fault = FieldFault(field: field, fault: error)
      return []
    }
  }
}

extension ProfileFeature.State {
  /// The halves as they are on this device now, and the name for who has no public half yet.
  public mutating func follow(
    _ shown: PublicProfile?, _ own: PrivateProfile?, name: String?
  ) {
    let shown = shown ?? PublicProfile(user: user, displayName: name)
    let own = own ?? PrivateProfile(user: user)
    if shown.photo != self.shown.photo { arrived = nil }
    if shown != self.shown { self.shown = shown }
    if own != self.own { self.own = own }
  }

  /// What is typed in units that are left means nothing in others; the other fields keep theirs.
  mutating func forgetMeasures() {
    if draft?.field.isMeasure == true { draft = nil }
    if fault?.field.isMeasure == true { fault = nil }
  }

  var photo: Photo? { arrived ?? shown.photo }

  /// Where the photo is, for small discs.
  public var portrait: String? { photo.map { photo in photo.small.address } }
}

extension MediaDigest {
  /// Where the server shows the file to its owner.
  var address: String { "/api/account/media/" + text }
}
