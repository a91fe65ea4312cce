import Core
import Sync
import TeePalsDomain
import Testing
import Wire

@testable import TeePalsTestKit

@Suite("Decisions about posts, with random commands")
struct PostProperties {
  private static let names: Set<String> = [
    "publishPost", "editPost", "deletePost", "like", "unlike", "comment", "editComment",
    "deleteComment", "hideComment",
  ]

  /// What a device cannot know: under which comment a reply comes to hang, and who is told.
  private func told(_ entity: TeePalsEntity?) -> TeePalsEntity? {
    switch entity {
    case .comment(var comment):
      comment.parent = nil
      comment.replyTo = nil
      return .comment(comment)
    case .like(var like):
      like.toldAt = nil
      return .like(like)
    case .follow(var follow):
      follow.isMutual = false
      return .follow(follow)
    default: return entity
    }
  }

  @Test("a device takes what the server takes, and says beforehand what comes of it")
  func devices() {
    var accepted: Set<String> = []
    var refused: Set<String> = []
    for seed in UInt64(1)...6 {
      var walk = PostWalk(seed: seed)
      for _ in 0..<400 {
        let (user, command) = walk.next()
        let context = walk.town.context(user)
        let server = walk.town.decided(command, context)
        let tentative = DecideContext(
          actor: user, command: context.command, at: context.at, received: nil)
        let device = GolfTown.decide(command, tentative, walk.town.device(of: user))
        switch server {
        case .failure(let rejection): refused.insert(rejection.code)
        case .success(let changes):
          accepted.insert(command.name)
          walk.town.write(changes)
          guard case .success(let beforehand) = device else {
            Issue.record("a device refuses what the server takes: \(command) \(device)")
            continue
          }
          check(beforehand, command, walk.town)
        }
      }
    }
    #expect(accepted.isSuperset(of: Self.names), "\(accepted)")
    let codes: Set<String> = [
      "notFound", "notYours", "profileIncomplete", "invalid", "alreadyExists", "changedMeanwhile",
    ]
    #expect(refused.isSuperset(of: codes), "\(refused)")
  }

  private func check(
    _ changes: [Change<TeePalsEntity>], _ command: TeePalsCommand, _ town: GolfTown
  ) {
    for change in changes {
      switch change {
      case .put(let scope, let entity):
        #expect(town.homes[entity.key] == scope)
        #expect(told(town.replica.entity(entity.key)) == told(entity), "\(command)")
      // A device does not have the replies, for which the server leaves a place.
      case .remove(_, let key):
        guard case .comment(let left)? = town.replica.entity(key) else {
          #expect(town.replica.entity(key) == nil, "\(command)")
          continue
        }
        #expect(left.isDeleted, "\(command)")
      case .join, .leave: break
      }
    }
  }

  @Test("the reads name what is looked at, and repeating changes nothing", arguments: UInt64(1)...6)
  func reads(seed: UInt64) throws {
    var walk = PostWalk(seed: seed)
    for _ in 0..<400 {
      let (user, command) = walk.next()
      let context = walk.town.context(user)
      let decided = walk.town.decided(command, context)
      var whole = walk.town.replica
      for action in [GolfAction.post, .comment, .like, .follow] {
        whole.recent[action] = walk.town.loaded([.recent(action)], for: user).recent[action]
      }
      let part = walk.town.loaded(TeePalsDomain.reads(of: command, by: user), for: user)
      whole.upvotes = part.upvotes
      whole.voices = part.voices
      #expect(decided == GolfTown.decide(command, context, whole), "\(command)")
      guard case .success(let changes) = decided else { continue }
      for case .put(_, let entity) in changes {
        let body = try WireCursor(JSON.parse(entity.body.text))
        #expect(try TeePalsEntity.decode(entity.key, body) == entity)
      }
      walk.town.write(changes)
      if case .success(let again) = walk.town.decided(command, context) {
        #expect(again.isEmpty, "\(command) \(again)")
      }
    }
  }

  @Test("there are two levels, no words of what was deleted, and all of it is its author's alone")
  func invariants() {
    for seed in UInt64(11)...16 {
      var walk = PostWalk(seed: seed)
      for _ in 0..<500 {
        let (user, command) = walk.next()
        _ = walk.town.run(command, by: user)
      }
      for (key, entity) in walk.town.rows { check(entity, at: walk.town.homes[key], walk.town) }
    }
  }

  private func check(_ entity: TeePalsEntity, at home: Scope?, _ town: GolfTown) {
    switch entity {
    case .post(let post): #expect(home == .user(post.author))
    case .comment(let comment):
      #expect(home == .user(comment.author))
      #expect(comment.text.isEmpty == comment.isDeleted)
      #expect(comment.parent != nil || comment.replyTo == nil)
      guard let parent = comment.parent else { return }
      // It has replies, so that it is still there.
      let first = town.replica.comment(parent)
      #expect(first?.post == comment.post && first?.parent == nil && first != nil)
    case .like(let like):
      #expect(home == .user(like.user))
      #expect(like.id == GolfLike.id(of: like.user, like.target))
    default: break
    }
  }
}
