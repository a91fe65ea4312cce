import Calendar
import Core
import Design
import RefWatchDomain
import Tracks

extension RefWatchFeature {
  static func reduce(_ state: inout State, _ action: TrackAction, _ moment: Moment) -> Effects {
    guard let match = state.desk.track.match else { return [] }
    switch action {
    case .fileWanted: return state.pickTrack(match)
    case .taken:
      guard let file = state.desk.track.pending else { return [] }
      return state.attach(file, to: match)
    case .dropped: state.desk.track.pending = nil
    case .shifted(let seconds):
      guard let track = state.track(of: match) else { return [] }
      let limit = RefWatchLimits.trackShift
      let shift = min(max(track.shift + seconds, -limit), limit)
      return shift == track.shift
        ? [] : [.submit(.shiftTrack(state.me, match, seconds: shift))]
    case .heatShown(let shown): state.desk.track.showsHeat = shown
    case .pitchTaken:
      guard let picture = state.desk.track.picture, let venue = picture.venue,
        let pitch = picture.suggestion
      else { return [] }
      return state.settle(
        .editLibrary(.venue, venue, [.pitch(pitch)]),
        saying: state.words(TrackMapText.pitchTaken))
    case .removeAsked: state.desk.track.isRemoving = true
    case .removeDismissed: state.desk.track.isRemoving = false
    case .removed:
      state.desk.track.isRemoving = false
      let effects = state.settle(
        .removeTrack(state.me, match), saying: state.words(TrackText.removed))
      if State.submits(effects) { state.desk.track.taken = nil }
      return effects
    }
    return []
  }

  static func reduce(_ state: inout State, _ answer: TrackAnswer) -> Effects {
    switch answer {
    case .read(let match, let bytes):
      guard match == state.desk.track.match else { return [] }
      return state.readTrack(bytes, match)
    case .failed(let match, let reason):
      guard match == state.desk.track.match else { return [] }
      state.desk.track.isReading = false
      state.desk.track.trouble = sameBytes(reason, "cancelled") ? nil : .unreadable
      return []
    }
  }
}

extension RefWatchFeature.State {
  /// The person's own track of a match.
  func track(of match: MatchID) -> MatchTrack? {
    replica.track(MatchTrack.id(of: me, match: match))
  }

  /// The person came to a place: a match's page forgets another's.
  mutating func prepareTrack() {
    let match: MatchID? = if case .track(let id) = route { id } else { nil }
    if desk.track.match != match { desk.track = TrackState(match: match) }
    workOutTrack()
  }

  /// Works out anew what is drawn while the page is open.
  mutating func workOutTrack() {
    guard isLoaded, let match = desk.track.match, let record = records[match],
      let track = track(of: match)
    else {
      desk.track.picture = nil
      return
    }
    desk.track.picture = TrackPicture(
      track, in: record, venue: replica.library.named(record.match.venue, .venue))
  }

  fileprivate mutating func pickTrack(_ match: MatchID) -> Effects {
    desk.track.isReading = true
    desk.track.trouble = nil
    desk.track.pending = nil
    return [
      .ask(
        .pickFile(accept: ".fit,.gpx,.tcx,application/gpx+xml,application/xml,text/xml"),
        answer: { answer in
          switch answer {
          case .file(_, let bytes): .inner(.desk(.track(.read(match, bytes))))
          case .failed(let reason): .inner(.desk(.track(.failed(match, reason))))
          default: nil
          }
        })
    ]
  }

  /// Attaches what was read at once where there is nothing to ask.
  fileprivate mutating func readTrack(_ bytes: [UInt8], _ match: MatchID) -> Effects {
    desk.track.isReading = false
    guard let record = records[match] else { return [] }
    do throws(TrackState.Trouble) {
      let file = try TrackState.file(bytes)
      guard file.track(of: me, in: record) != nil else {
        desk.track.trouble = .nothing
        return []
      }
      if file.overlaps(record), track(of: match) == nil { return attach(file, to: match) }
      desk.track.pending = file
    } catch { desk.track.trouble = error }
    return []
  }

  fileprivate mutating func attach(_ file: TrackImport, to match: MatchID) -> Effects {
    guard let record = records[match], let track = file.track(of: me, in: record) else {
      desk.track.pending = nil
      desk.track.trouble = .nothing
      return []
    }
    let effects = settle(.attachTrack(me, track), saying: words(TrackText.attached))
    guard Self.submits(effects) else { return effects }
    desk.track.pending = nil
    desk.track.taken = file
    return effects
  }
}
