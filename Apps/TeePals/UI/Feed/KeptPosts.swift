import Coding
import Core
import TeePalsDomain
import View
import Wire

/// Posts that the server told of, as the browser remembers them: shown while there is nothing
/// newer.
struct KeptPosts: Hashable {
  /// Of what they are: a ``FeedChoice``, or a golfer.
  let key: String
  /// When the device heard them.
  var at: Instant
  var page: FeedPage

  /// Posts that are remembered at most.
  static let most = 20
  /// Of a page that is read on, what is there already is not shown again: the last of so many.
  static let known = 500
}

extension KeptPosts {
  init?(remembered text: String?) {
    guard let text, !text.isEmpty else { return nil }
    do throws(WireError) {
      let cursor = WireCursor(try JSON.parse(text))
      key = try cursor.required("key").string(limit: 100)
      at = try cursor.required("at").instant()
      page = try cursor.required("page").decode()
    } catch { return nil }
  }

  /// As it is remembered: the first posts, and no next page, whose cursor goes stale.
  var text: String {
    var kept = page
    kept.posts = Array(page.posts.prefix(KeptPosts.most))
    kept.next = nil
    return JSON.object(["key": .string(key), "at": .instant(at), "page": kept.json]).text
  }

  /// With a page more, of which what is known is left out.
  mutating func append(_ more: FeedPage) {
    let known = Set(page.posts.suffix(KeptPosts.known).map { shown in shown.post.id })
    page.posts += more.posts.filter { shown in !known.contains(shown.post.id) }
    page.next = more.next
    page.at = more.at
  }

  func post(_ id: PostID) -> ShownPost? { page.posts.first { shown in shown.post.id == id } }
}

extension FeedPage {
  static func read(_ answer: HostAnswer) -> FeedPage? {
    answer.read { cursor throws(WireError) in try FeedPage(cursor) }
  }
}

/// A post with the first of what is said under it, as the browser remembers it.
struct KeptPost: Hashable {
  let at: Instant
  var post: ShownPost
  var comments: CommentPage
}

extension KeptPost {
  init?(remembered text: String?) {
    guard let text, !text.isEmpty else { return nil }
    do throws(WireError) {
      let cursor = WireCursor(try JSON.parse(text))
      at = try cursor.required("at").instant()
      post = try cursor.required("post").decode()
      comments = try cursor.required("comments").decode()
    } catch { return nil }
  }

  var text: String {
    JSON.object(["at": .instant(at), "post": post.json, "comments": comments.json]).text
  }
}
