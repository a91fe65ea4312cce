import Core
import Design
import TeePalsDomain

// What is done to posts that are there.
extension TeePalsFeature.State {
  /// Likes something, or no longer; what was refused of it before is done with.
  mutating func like(_ target: LikeTarget, _ isOn: Bool, _ moment: Moment) -> Effects {
    if let stopped = gated(.feed(.liked(target, isOn)), moment) { return stopped }
    let command = isOn ? TeePalsCommand.like(me, target) : .unlike(me, target)
    guard let effects = settleSaying(nil, command) else { return [] }
    feed.likes[target] = isOn
    let done = refused.filter { refused in
      switch refused.command {
      case .like(_, target), .unlike(_, target): true
      default: false
      }
    }
    return done.flatMap { refused in discard(refused) } + effects
  }

  mutating func deletePost(_ id: PostID) -> Effects {
    feed.cover = nil
    guard let effects = settleSaying(words(PostText.deletedNotice), .deletePost(id)) else {
      return []
    }
    guard case .post(let open, _) = route, open == id else { return effects }
    return effects + close()
  }

  mutating func conceal(_ thing: HiddenID) -> Effects {
    feed.cover = nil
    guard
      let effects = settleSaying(words(PostText.concealedNotice), .setSetting(me, .hide(thing)))
    else { return [] }
    guard case .post(let open, _) = route, open.retagged() == thing else { return effects }
    return effects + close()
  }

  /// Opens the form with a post that was not taken, unless another one is being written.
  mutating func writeAgain(_ id: PostID) -> Effects {
    guard let found = refusedPosts.first(where: { found in found.post.id == id }) else {
      return []
    }
    openPostForm(nil)
    if feed.form?.isTouched == true {
      say(PostFormText.draftFirst)
      return go(.composePost)
    }
    feed.form = PostForm(again: found.post)
    return discard(found.refused) + keepPostDraft() + go(.composePost)
  }
}
