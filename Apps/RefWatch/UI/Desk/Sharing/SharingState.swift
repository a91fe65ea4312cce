import Coding
import Core
import RefWatchDomain
import Wire

/// The page on which a match's links are made and stopped.
struct SharingState: Hashable {
  enum Links: Hashable {
    case loading
    case failed(SharingFault)
    case ready([MirrorLink])
  }

  var match: MatchID?
  var links = Links.loading
  /// The server has been asked for them.
  var isAsked = false
  /// The link that is being put together.
  var audience = MirrorAudience.everyone
  var showsNames = false
  var delay = 0
  var isMaking = false
  /// Why something that was asked for did not happen.
  var fault: SharingFault?
  /// Whose code is on the screen.
  var code: MirrorID?
  /// The one that is about to be stopped.
  var stopping: MirrorID?

  var lens: MirrorLens {
    MirrorLens(
      audience, showsNames: showsNames, delay: audience == .everyone ? delay : 0)
  }
}

/// Why a link was not made, or the links are not known.
enum SharingFault: Hashable {
  case offline, notThere, tooMany, failed

  init?(_ answer: HostAnswer, expects status: Int) {
    switch answer {
    case .http(status, _): return nil
    case .http(404, _): self = .notThere
    case .http(409, _): self = .tooMany
    case .failed("offline"), .failed("timeout"): self = .offline
    default: self = .failed
    }
  }
}

/// The addresses of links that were made in this browser: the server tells each only once, and
/// keeps nothing that would open it.
enum SharedAddresses {
  /// The most that are kept: the newest.
  static let limit = 30

  static func read(_ text: String?) -> [SharedAddress] {
    guard let text, !text.isEmpty else { return [] }
    do throws(WireError) {
      return try WireCursor(try JSON.parse(text)).decodeArray()
    } catch { return [] }
  }

  static func text(_ addresses: [SharedAddress]) -> String { JSON.array(of: addresses).text }
}

@Memberwise @Wire struct SharedAddress: Hashable {
  let id: MirrorID
  @Field(limit: NewMirrorLink.addressLimit) let address: String
}

/// What the person did on the page.
public enum SharingAction {
  case audienceChosen(String)
  case namesToggled(Bool)
  case delayChosen(String)
  case made
  case copied(MirrorID)
  case codeShown(MirrorID?)
  case linkNames(MirrorID, Bool)
  case linkDelay(MirrorID, String)
  case stopAsked(MirrorID?)
  case stopped(MirrorID)
  case retried
}

/// What the server said.
public enum SharingAnswer {
  case listed(MatchID, HostAnswer)
  case made(MatchID, HostAnswer)
  case changed(MirrorID, HostAnswer)
  case stopped(MirrorID, HostAnswer)
}
