import Core
import DayBlockDomain

/// What every turn asks the replica for: looked up once whenever the replica changes.
struct ReplicaExtract: Hashable {
  let settings: DaySettings
  /// The group in the carousel.
  let group: BlockGroup
  /// Its blocks, in their order.
  let blocks: [Block]

  init(of replica: DayBlockReplica, _ user: UserID) {
    let settings = replica.settings(of: user)
    let groups = replica.groups(of: user)
    self.settings = settings
    // One group is always there.
    group = groups.first { group in group.id == settings.group } ?? groups[0]
    blocks = replica.blocks(in: group.id)
  }
}
