import Calendar
import Core
import RefWatchDomain
import Tracks

/// The page of a match's track.
struct TrackState: Hashable {
  /// Why a file gave no track.
  enum Trouble: Error, Hashable {
    case gpx(GPXFault)
    case fit(FITFault)
    case tcx(XMLTrackFault)
    /// It says nowhere where somebody was.
    case noPlaces
    /// The host could not read it.
    case unreadable
    /// Nothing of it is left for this match.
    case nothing
  }

  /// Faults of a file that are listed.
  static let listed = 20

  var match: MatchID?
  var isReading = false
  var trouble: Trouble?
  /// A file that was read, and a question: it takes another's place, or its times are not those of
  /// the match.
  var pending: TrackImport?
  /// What was left out of the file that was attached here.
  var taken: TrackImport?
  var isRemoving = false
  var showsHeat = false
  /// Worked out when the page is opened, and again when something changes.
  var picture: TrackPicture?
}

extension TrackState {
  /// What a file of any known format has for a match.
  static func file(_ bytes: [UInt8]) throws(Trouble) -> TrackImport {
    let file =
      switch RecordedFormat(bytes) {
      case .fit: try fit(bytes)
      case .tcx: try tcx(bytes)
      case .gpx, nil: try gpx(bytes)
      }
    guard !file.isEmpty else { throw .noPlaces }
    return file
  }

  private static func fit(_ bytes: [UInt8]) throws(Trouble) -> TrackImport {
    do throws(FITFault) { return TrackImport(try RecordedFile(fit: bytes)) } catch {
      throw .fit(error)
    }
  }

  private static func tcx(_ bytes: [UInt8]) throws(Trouble) -> TrackImport {
    do throws(XMLTrackFault) { return TrackImport(try RecordedFile(tcx: bytes)) } catch {
      throw .tcx(error)
    }
  }

  private static func gpx(_ bytes: [UInt8]) throws(Trouble) -> TrackImport {
    do throws(GPXFault) { return TrackImport(try GPXTrack(bytes)) } catch { throw .gpx(error) }
  }
}

/// What of a track is drawn and said.
struct TrackPicture: Hashable {
  let track: MatchTrack
  let figures: TrackFigures
  let frame: TrackFrame
  let heat: HeatMap
  /// Of each period, a line for each part without a gap.
  let lines: [[[Geoposition]]]
  /// The frame is the pitch of the venue.
  let isOnPitch: Bool
  /// The venue has a pitch, and the track is not on it.
  let isOffPitch: Bool
  /// The venue of the match in the library.
  let venue: LibraryID?
  /// The pitch as the track's extremes have it, where the venue has none.
  let suggestion: PitchPolygon?

  /// `nil` where the track has no point at all.
  init?(_ track: MatchTrack, in record: MatchRecord, venue: LibraryItem?) {
    let points = track.points
    let steps = TrackSteps(points)
    let played = steps.places(in: record)
    let pitch = venue?.venue?.pitch.map { pitch in TrackFrame(pitch) }
    guard
      let own = TrackFrame(around: played.isEmpty ? points.map { point in point.place } : played)
    else { return nil }
    self.track = track
    figures = TrackFigures(track, in: record)
    var frame = own
    var heat = HeatMap(track, in: record, on: own)
    var isOffPitch = false
    if let pitch {
      let onPitch = HeatMap(track, in: record, on: pitch)
      isOffPitch = onPitch.outside > onPitch.cells.reduce(0, +)
      if !isOffPitch { (frame, heat) = (pitch, onPitch) }
    }
    self.frame = frame
    self.heat = heat
    isOnPitch = pitch != nil && !isOffPitch
    self.isOffPitch = isOffPitch
    let periods = record.timedPeriods
    if played.isEmpty {
      // Nothing of the match: all there is, so that the person sees what it is a track of.
      let (start, end) = (points.first?.at ?? 0, points.last?.at ?? 0)
      lines = [
        steps.lines(Instant(milliseconds: start), Instant(milliseconds: end))
      ]
    } else {
      lines = periods.map { period in steps.lines(period.start, period.end) }
    }
    self.venue = venue?.id
    suggestion = pitch == nil && venue != nil ? PitchPolygon.around(played) : nil
  }
}

/// What the person did on the page.
public enum TrackAction {
  case fileWanted
  /// The file that was read is attached, whatever was asked about it.
  case taken
  case dropped
  /// By seconds.
  case shifted(Int)
  case heatShown(Bool)
  /// The corners of the venue's pitch become those of the track.
  case pitchTaken
  case removeAsked
  case removeDismissed
  case removed
}

/// What the host said.
public enum TrackAnswer {
  case read(MatchID, [UInt8])
  case failed(MatchID, String)
}
