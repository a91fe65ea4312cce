import Application
import Core
import Server
import Store
import StoreSQLite
import Suite
import Sync
import TeePalsDomain
import TeePalsServer
import TeePalsTestKit

/// Puts the demo's golf world into a database: each command at its own time, through the rules that
/// everybody's go through, and between them what the server does by itself.
struct DemoGolfRun {
  typealias Storage = SQLStorage<SuiteTables, SQLiteSession>

  let build: Build<SQLiteDatabase, SuiteTables>
  let now: Instant

  /// How often the server looks after the rounds while the world grows, in milliseconds.
  private static let beat: Int64 = 12 * 3_600_000

  /// - Parameter people: The known people with their accounts.
  func fill(
    with people: [(person: DemoPerson, user: UserID)], size: DemoSize
  ) async throws {
    try await CourseService(
      engine: build.engine, writer: build.writer, gazetteer: build.gazetteer
    ).take(demo: DemoCourses.all)
    let photos = try DemoGolfPicture.all.prefix(size.pictures).map { picture in
      try UnsentPhoto(
        large: picture.jpeg(side: 512), small: picture.jpeg(side: 128),
        in: build.photoStorage.media, at: now)
    }
    var world = try DemoGolf(
      people, size: size, digests: photos.map { photo in photo.digest }, until: now)
    let jobs = GolfJobs(engine: build.engine, writer: build.writer) { entity in
      .golf(entity)
    }
    var time = world.beginning
    while time < now {
      time = min(now, time.advanced(byMilliseconds: Self.beat))
      world = try await live(world, until: time, photos)
      try await jobs.clockRounds(at: time)
    }
    try await jobs.purge(at: now)
    // A few may come too late for something; more than that is a mistake.
    guard world.refused * 10 < size.rounds else { throw Demo.Refused(count: world.refused) }
  }

  /// Half a day, in one transaction.
  private func live(
    _ before: DemoGolf, until time: Instant, _ photos: [UnsentPhoto]
  ) async throws -> DemoGolf {
    try await build.writer.submit(for: nil) { storage throws(StoreFailure) -> DemoGolf in
      var world = before
      while let plan = world.next(before: time) {
        if case .arrive(let number) = plan.act {
          let golfer = world.golfers[number]
          try photos[golfer.photo].note(of: golfer.user, in: storage.session)
        }
        guard let (golfer, command) = try Self.command(for: plan, &world, storage) else {
          continue
        }
        let envelope = world.envelope(command, by: golfer, at: plan.at)
        let outcome = try ServerRules<Storage>().apply(
          PushedCommand(envelope), by: world.golfers[golfer].user, receivedAt: plan.at,
          in: &storage)
        if outcome.rejection == nil {
          world.took(plan, command)
        } else {
          world.refused += 1
        }
      }
      return world
    }.committed()
  }

  private static func command(
    for plan: DemoGolf.Plan, _ world: inout DemoGolf, _ storage: Storage
  ) throws(StoreFailure) -> (golfer: Int, command: TeePalsCommand)? {
    guard case .look(let golfer) = plan.act else { return world.command(for: plan) }
    let user = world.golfers[golfer].user
    let told: [GolfNotificationID] = try storage.session.rows(
      """
      SELECT id FROM golf_notification WHERE recipient = \(user)
      ORDER BY updated_at DESC, id LIMIT \(GolfLimits.notifications)
      """
    ) { row throws(StoreFailure) in try row[0] }
    return told.isEmpty ? nil : (golfer, .readNotifications(user, told))
  }
}
