/// How much there is in the demo's golf world, besides clubs and those whom moderators look after.
public struct DemoSize: Hashable, Sendable {
  public let golfers: Int
  public let rounds: Int

  public init(golfers: Int, rounds: Int) {
    self.golfers = golfers
    self.rounds = rounds
  }

  /// Drawings that are somebody's photo.
  var pictures: Int { min(DemoGolfPicture.all.count, max(1, golfers / 25)) }

  /// Drawings that posts show.
  var views: Int { min(DemoGolfView.all.count, max(1, golfers / 50)) }

  /// What `make demo` makes.
  public static let full = DemoSize(golfers: 300, rounds: 400)
}
