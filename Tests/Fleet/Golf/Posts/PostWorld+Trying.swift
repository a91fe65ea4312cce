import Application
import Core
import Server
import Store
import StoreSQLite
import Suite
import Sync
import TeePalsDomain
import Testing
import Wire

extension PostWorld {
  // MARK: What somebody tries

  func command(
    _ act: PostAct, on thing: PostThing, by relation: PostRelation
  ) throws -> TeePalsCommand {
    let me = try person(relation).user
    return switch act {
    case .like: .like(me, .post(thing.id))
    case .unlike: .unlike(me, .post(thing.id))
    case .comment:
      .comment(
        GolfComment(
          id: client.clock.moment.id(61), post: thing.id, author: me,
          text: "Said by \(relation.rawValue)", createdAt: site.clock.now))
    case .report: .report(.post(thing.id), .inappropriate)
    case .edit: .editPost(thing.id, [.title("Edited by \(relation.rawValue)")])
    case .delete: .deletePost(thing.id)
    }
  }

  func command(
    _ act: PostCommentAct, on comment: PostComment, by relation: PostRelation
  ) throws -> TeePalsCommand {
    let me = try person(relation).user
    return switch act {
    case .like: .like(me, .comment(comment.id))
    case .reply:
      .comment(
        GolfComment(
          id: client.clock.moment.id(62), post: PostThing.open.id, author: me,
          text: "Answered by \(relation.rawValue)", parent: comment.id,
          createdAt: site.clock.now))
    case .report: .report(.comment(comment.id), .inappropriate)
    case .edit: .editComment(comment.id, "Edited by \(relation.rawValue)")
    case .hide: .hideComment(comment.id)
    case .delete: .deleteComment(comment.id)
    }
  }

  func refusal(of command: TeePalsCommand, by relation: PostRelation) async throws -> String? {
    try await client.refusal(of: command, as: try person(relation))
  }

  // MARK: What somebody sees

  func ask(_ path: String, as relation: PostRelation) async throws -> SuiteAnswer {
    try await client.ask("GET", path, cookie: try person(relation).cookie)
  }

  /// Everything that a device of theirs is sent.
  func device(_ relation: PostRelation) async throws -> String {
    let person = try person(relation)
    var (text, cursor, isWhole) = ("", String?.none, false)
    while !isWhole {
      let request = PullRequest(
        device: person.device, cursor: cursor, acknowledged: person.dseq, limit: 1_000)
      let answer = try await client.ask(
        "POST", "/api/sync/pull", body: request.json, cookie: person.cookie)
      let page = try Page(WireCursor(answer.json))
      text += answer.text
      (cursor, isWhole) = (page.cursor, !page.more)
    }
    return text
  }

  /// Everything that they take with them.
  func export(_ relation: PostRelation) throws -> String {
    let user = try person(relation).user
    return try site.build.engine.readNow { session throws(StoreFailure) in
      var text = ""
      for provider in SuiteSite.ServerBuild.userDataProviders(site.clock.environment) {
        for entry in try provider.entries(user, session) {
          text += String(decoding: entry.bytes, as: UTF8.self)
        }
      }
      return text
    }
  }
}
