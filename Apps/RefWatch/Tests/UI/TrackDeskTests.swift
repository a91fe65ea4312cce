import Calendar
import Core
import Design
import RefWatchDomain
import RefWatchUI
import Testing
import Tracks

@testable import RefWatchTestKit

/// The page of a match's track.
@Suite struct TrackDeskTests {
  private func world(_ language: Language = .english) -> (DeskWorld, MatchID, Int64) {
    var world = DeskWorld(language: language)
    let id = world.match()
    _ = world.play(id)
    world.send(.went(.track(id)))
    let kickOff = world.record(id)?.kickedOffAt.milliseconds ?? 0
    return (world, id, kickOff - TrackWorld.kickOff.milliseconds)
  }

  private func give(_ world: inout DeskWorld, _ id: MatchID, _ file: [UInt8]) {
    world.send(.track(.fileWanted))
    world.send(.inner(.desk(.track(.read(id, file)))))
  }

  @Test func aFileIsDrawnAndCounted() {
    var (world, id, later) = world()
    #expect(world.html.contains("No track yet"))
    give(&world, id, TrackWorld.file(later: later))
    let html = world.html
    #expect(world.rejections.isEmpty)
    #expect(world.commands.last?.name == "attachTrack")
    #expect(html.contains("class=\"track-drawing\""))
    #expect(html.contains("11.40 km") && html.contains("7.2 km/h"))
    // Two goals and two cards.
    #expect(html.ranges(of: "class=\"track-minute\"").count == 4)
    #expect(html.contains("id=\"track-blocks\""))
    #expect(!html.contains("id=\"track-left-out\""))
    world.send(.track(.heatShown(true)))
    #expect(world.html.contains("track-heat-5"))
    #expect(!world.html.contains("track-minute"))
  }

  @Test func itIsMovedByTwoMinutesAtMost() {
    var (world, id, later) = world(.korean)
    give(&world, id, TrackWorld.file(later: later))
    for _ in 0..<13 { world.send(.track(.shifted(10))) }
    #expect(world.html.contains("120초 뒤로 옮김"))
    #expect(world.commands.filter { command in command.name == "shiftTrack" }.count == 12)
    world.send(.track(.shifted(-1)))
    #expect(world.html.contains("119초 뒤로 옮김"))
    #expect(world.rejections.isEmpty)
  }

  @Test func whatIsThereIsAskedAboutBeforeItGoes() {
    var (world, id, later) = world()
    give(&world, id, TrackWorld.file(later: later))
    give(&world, id, TrackWorld.file(speed: 1, later: later))
    #expect(world.html.contains("already has a track"))
    #expect(world.html.contains("11.40 km"))
    world.send(.track(.dropped))
    #expect(!world.html.contains("track-question"))
    give(&world, id, TrackWorld.file(speed: 1, later: later))
    world.send(.track(.taken))
    #expect(world.html.contains("5.70 km"))
    world.send(.track(.removeAsked))
    #expect(world.html.contains("Remove the track?"))
    world.send(.track(.removed))
    #expect(world.html.contains("No track yet"))
    #expect(world.replica.allTracks.isEmpty)
  }

  @Test func anotherTimeIsSaid() {
    var (world, id, later) = world()
    give(&world, id, TrackWorld.file(from: 0, later: later + 86_400_000))
    #expect(world.html.contains("Times do not match"))
    #expect(world.commands.last?.name != "attachTrack")
    world.send(.track(.taken))
    #expect(world.html.contains("its start is set to kick-off"))
    #expect(world.html.contains("11.40 km"))
  }

  @Test func faultsAreSaidWithTheirLine() {
    var (world, id, later) = world()
    give(&world, id, Array("<kml/>".utf8))
    #expect(world.html.contains("This is not a FIT, GPX or TCX file."))
    give(&world, id, Array("<gpx>\n<trk></gpx>".utf8))
    #expect(world.html.contains("Line 2 of the file cannot be read."))
    #expect(world.replica.allTracks.isEmpty)
    world.send(.track(.fileWanted))
    world.send(.inner(.desk(.track(.failed(id, "NotReadableError")))))
    #expect(world.html.contains("The file could not be read."))
    let broken = String(decoding: TrackWorld.file(later: later), as: UTF8.self)
      .replacing("</trkseg>", with: "<trkpt lat=\"1\"></trkpt>\n</trkseg>")
    give(&world, id, Array(broken.utf8))
    #expect(world.html.contains("1 point of the file was left out"))
    #expect(world.html.contains("latitude or longitude missing"))
    // What is said of the file goes when the person goes.
    world.send(.went(.records(id)))
    world.send(.went(.track(id)))
    #expect(!world.html.contains("left out"))
    #expect(world.html.contains("11.40 km"))
  }

  @Test func aFileOfAWatchIsDrawnAndItsFaultsAreSaidWithTheirByte() throws {
    var (world, id, later) = world()
    let file = try TrackWorld.fit(TrackWorld.file(later: later))
    give(&world, id, Array(file.prefix(13)))
    #expect(world.html.contains("The file ends too early, at byte 13."))
    #expect(world.replica.allTracks.isEmpty)
    var indoors = RecordedActivity(start: TrackWorld.kickOff)
    indoors.points = [RecordedPoint(at: TrackWorld.kickOff)]
    give(&world, id, Array(TCXWriter.text(indoors).utf8))
    #expect(world.html.contains("The file has no positions."))
    give(&world, id, Array("<TrainingCenterDatabase>\n<Activities>".utf8))
    #expect(world.html.contains("The file ends too early, in line 2."))
    give(&world, id, FITWriter.bytes(indoors))
    #expect(world.html.contains("The file has no positions."))
    give(&world, id, Array(file.dropLast(400)))
    #expect(world.html.contains("11.40 km"))
    #expect(world.html.contains("the file ends early; everything before that was read"))
    #expect(world.html.contains("Byte "))
  }

  @Test func theVenueGetsItsPitch() {
    var (world, id, later) = world()
    let moment = world.moment()
    world.decide(
      .keepInLibrary(
        LibraryItem(
          id: LibraryID(high: 4, low: 4), name: "mill lane", LibraryDetails(.venue),
          createdAt: moment.instant)), moment)
    world.load()
    give(&world, id, TrackWorld.file(later: later))
    // Somebody on a line has been nowhere across.
    #expect(!world.html.contains("id=\"track-pitch\""))
    let corners = [(0, 0), (0, 1_500), (1_100, 1_500), (1_100, 0)].map { north, east in
      Geoposition(latitude: 51_500_000 + north, longitude: -120_500 + east)
    }
    world.decide(
      .editLibrary(.venue, LibraryID(high: 4, low: 4), [.pitch(PitchPolygon(corners))]),
      moment)
    world.load()
    #expect(world.html.contains("On the pitch of Mill Lane"))
    #expect(world.html.contains("class=\"track-pitch\""))
  }
}
