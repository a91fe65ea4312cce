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
import Wire

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
    let views = try DemoGolfView.all.prefix(size.views).map { view in
      try UnsentPhoto(post: view.jpeg(side: 640), in: build.photoStorage.media, at: now)
    }
    let world = try DemoGolf(
      people, size: size, digests: photos.map { photo in photo.digest },
      views: views.map { photo in photo.digest }, until: now)
    let moderator = people.first { entry in entry.person.isModerator } ?? people[0]
    let refused = try await grow(world, photos, views, DemoModerators(moderation, moderator.user))
    // A few may come too late for something; more than that is a mistake.
    guard refused * 10 < size.rounds else { throw Demo.Refused(count: refused) }
  }

  private var moderation: ModerationService<SQLiteDatabase, SuiteTables> { build.golfModeration }

  /// Until now, with what the server and its moderators do. Answers how much was refused.
  private func grow(
    _ new: DemoGolf, _ photos: [UnsentPhoto], _ views: [UnsentPhoto], _ place: DemoModerators
  ) async throws -> Int {
    let jobs = GolfJobs(engine: build.engine, writer: build.writer) { entity in
      .golf(entity)
    }
    let feedback = FeedbackJobs(engine: build.engine, writer: build.writer) { entity in
      .golf(entity)
    }
    var (world, moderators) = (new, place)
    var time = world.beginning
    while time < now {
      // At noon by UTC, when what was said after rounds is published, and at midnight.
      let beat = Instant(milliseconds: (time.milliseconds / Self.beat + 1) * Self.beat)
      time = min(now, beat, world.steps.first?.at ?? now)
      world = try await live(world, until: time, photos, views)
      if let first = world.faults.first {
        throw Demo.Refused(count: world.faults.count, first: first)
      }
      try await jobs.clockRounds(at: time)
      try await feedback.remind(at: time)
      try await feedback.close(at: time)
      try await feedback.publish(at: time)
      while let step = world.nextStep(until: time) { try await moderators.take(step) }
      try await moderation.endSanctions(at: time)
    }
    try await jobs.purge(at: now)
    return world.refused
  }

  /// Half a day at most, in one transaction.
  private func live(
    _ before: DemoGolf, until time: Instant, _ photos: [UnsentPhoto], _ views: [UnsentPhoto]
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
        let user = world.golfers[golfer].user
        if case .publishPost(let post) = command {
          for view in views where post.photos.contains(view.digest) {
            try view.note(of: user, in: storage.session)
          }
        }
        let envelope = world.envelope(command, by: golfer, for: plan)
        let outcome = try ServerRules<Storage>().apply(
          PushedCommand(envelope), by: user, receivedAt: plan.at, in: &storage)
        if let rejection = outcome.rejection {
          world.refuse(plan, command, rejection.text)
        } else {
          world.took(plan, command)
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
