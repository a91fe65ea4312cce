import Core
import Wire

/// A group that DayBlock's own file tells of.
public struct ImportGroup: Hashable, Sendable {
  /// Where it stands among the file's groups, from 1.
  public let line: Int
  /// As it was where it was written; nothing of it is beyond the limits.
  public let group: BlockGroup
}

/// A block that DayBlock's own file tells of.
public struct ImportBlock: Hashable, Sendable {
  /// Where it stands among the file's blocks, from 1.
  public let line: Int
  /// As it was where it was written; nothing of it is beyond the limits.
  public let block: Block
  /// The name of its group; empty for the one everybody has.
  public let group: String
}

// A group or block that an import makes has an id that follows from the import and from all that it
// is. So whoever knows the import can tell those of it that nobody has changed since.

extension BlockGroup {
  func id(madeBy batch: DayImportID) -> BlockGroupID {
    let form = JSON.object([
      "name": .text(name), "place": .string(sortKey.text),
      "color": color.map { color in .int(color) },
    ])
    return ID(of: .text("dayImportGroup " + batch.description + " " + form.text))
  }
}

extension Block {
  func id(madeBy batch: DayImportID) -> BlockID {
    let form = JSON.object([
      "group": .id(group), "name": .string(name), "icon": .string(icon), "color": .int(color),
      "place": .string(sortKey.text), "goal": goal.map { goal in goal.json },
      "plans": .list(plans), "golden": .flag(isGolden),
      "source": source.map { source in .word(source) },
      "maxRun": maxRun.map { minutes in .int(minutes) }, "archived": .flag(archivedAt != nil),
    ])
    return ID(of: .text("dayImportBlock " + batch.description + " " + form.text))
  }
}

extension DayBlockReplica {
  /// What takes back the groups and blocks that an import made, as far as they are as they came and
  /// hold nothing. To be asked when the import's sessions are taken back.
  public func clearing(_ batch: DayImportID, of user: UserID) -> [DayBlockCommand] {
    var commands: [DayBlockCommand] = []
    var gone: Set<BlockID> = []
    // What is under way, and what was deleted but can be restored, is something.
    var used = Set(runs.map { run in run.block })
    for session in deletedSessions where session.batch != batch { used.insert(session.block) }
    for block in blocks where block.id == block.id(madeBy: batch) {
      guard sessions.tallies[block.id] == nil, !used.contains(block.id) else { continue }
      gone.insert(block.id)
      commands.append(.deleteBlock(block.id))
    }
    let kept = blocks.filter { block in !gone.contains(block.id) }
    for group in groups(of: user) where group.id == group.id(madeBy: batch) {
      if !kept.contains(where: { block in block.group == group.id }) {
        commands.append(.deleteGroup(group.id))
      }
    }
    return commands
  }
}
