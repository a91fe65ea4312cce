import Core
import Sync

/// One browser: a person, a local database, a few tabs, and its own idea of the time.
struct Profile<Domain: FleetDomain> {
  let user: UserID
  var disk = Disk()
  var tabs: [Tab<Domain>] = []
  /// The tab that holds the lock, by index.
  var leader: Int?
  /// How far the wall clock is off, in milliseconds.
  var skew: Int64
  /// Until when nothing gets out, or in.
  var upBlocked: Int64 = 0
  var downBlocked: Int64 = 0
  var watch: DiskWatch<Domain>
  /// An earlier state of the disk, for a restored profile.
  var earlier: Disk?
  /// Given for the database of a local profile.
  var local: LocalStanding?
  /// The local profiles, by index, of whom this one is recorded to be the claimant.
  var claims: [Int] = []
}

/// What has become of a local profile.
enum LocalStanding: Hashable {
  case open
  /// By the profile with this index.
  case claimed(Int)
  case over
}

/// One tab. `life` tells apart what was meant for a tab before a crash.
struct Tab<Domain: FleetDomain> {
  var core: any FleetClient<Domain>
  var life: Int
  var isAlive = true
  var isLoading = false
  var waitsForLock = false
  var frozenUntil: Int64 = 0
  /// The newest timer of each key.
  var timers: [String: Int] = [:]
  /// Writes handed to the disk: what and whether they have happened.
  var writes: [Int: [StoreWrite.Operation]] = [:]
  /// Writes that have happened and whose answer is on its way.
  var unanswered = 0
  var loads = 0
  /// Messages of other tabs on their way.
  var messages = 0
  /// The claims this tab works on, by the index of the local profile.
  var claims: [Int: Claim] = [:]
  /// Commands that are made again once their contents are read.
  var repeats: [Domain.Command] = []
  /// What the person did here and has not seen settled.
  var mine: Set<CommandID> = []
}

/// A tab at a certain time of its life.
struct TabRef: Hashable {
  let profile: Int
  let tab: Int
  let life: Int
}

/// What comes back to a tab that works on a claim.
enum ClaimAnswer {
  /// As it was when somebody began to look.
  case loaded([StoreRow])
  case content(table: String)
  case remove([StoreWrite.Operation])
  case lock
}

/// What a request asks the server for.
enum FleetRoute: Hashable { case push, pull, apart }

/// What happens next somewhere.
enum FleetEvent {
  case act
  case mischief
  case request(TabRef, token: Int, FleetRoute, body: String)
  case answer(TabRef, token: Int, status: Int, body: String)
  case timeout(TabRef, token: Int)
  case timer(TabRef, key: String, number: Int)
  case writeHappens(TabRef, token: Int)
  case writeAnswered(TabRef, token: Int, Bool)
  case loaded(TabRef, from: String?)
  /// What is left of what lay there when it was read.
  case restLoaded(TabRef, ArraySlice<StoreRow>, later: [String])
  /// What lay there when it was asked for.
  case volumesLoaded(TabRef, [StoreRow])
  /// What lies there when it is read.
  case contentLoaded(TabRef, token: Int, table: String)
  case elected(TabRef)
  case message(TabRef, String)
  case notify(TabRef)
  case network(profile: Int)
  /// The server goes on forgetting what lies below a floor.
  case sweep(Scope)
  case claim(profile: Int)
  case claimTold(TabRef)
  case claimAnswer(TabRef, local: Int, ClaimAnswer)

  var isOfDisk: Bool {
    switch self {
    case .writeAnswered, .loaded, .restLoaded, .volumesLoaded, .contentLoaded: true
    default: false
    }
  }
}
