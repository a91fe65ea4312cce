import Core
import Design
import TeePalsDomain
import View

/// What comes over a screen with posts: menus, a photo, why a post is there, questions.
enum FeedSheets {
  typealias Act = TeePalsFeature.ViewAction

  static func view(_ state: State) -> Piece {
    switch state.feed.cover {
    case .postMenu(let id): postMenu(state, id)
    case .commentMenu(let id): commentMenu(state, id)
    case .why(let id): FeedReasonView.view(state, id)
    case .likers(let id): LikersView.view(state, id)
    case .photo(let photo, let name): photoView(state, photo, name)
    case .deletePost(let id):
      ask(
        state, PostText.deletePost, .deletePostText, .delete, .feed(.deleted(id)))
    case .deleteComment(let id):
      ask(
        state, PostText.deleteComment, .deleteCommentText, .delete,
        .feed(.comments(.deleted(id))))
    case .hideComment(let id):
      ask(
        state, PostText.hideComment, .hideCommentText, .hideForAll,
        .feed(.comments(.hidden(id))))
    case .leaveForm:
      ask(
        state, PostText.leave, .leaveText, .leaveWithout, .feed(.form(.leftForGood)))
    case nil: .empty
    }
  }

  // MARK: Menus

  private static func postMenu(_ state: State, _ id: PostID) -> Piece {
    guard let shown = state.shownPost(id) else { return .empty }
    let words = state.words
    var options: [MenuOption<Act>] = []
    if shown.author.user == state.me {
      options = [
        MenuOption(words(PostText.edit), icon: .edit, action: .feed(.editWanted(id))),
        MenuOption(
          words(PostText.delete), icon: .trash, isDestructive: true,
          action: .feed(.deletionAsked(id))),
      ]
    } else {
      options = others(state, .post(id), shown.author)
    }
    if shown.reason != nil {
      options.append(
        MenuOption(words(FeedText.why), icon: .list, action: .feed(.whyOpened(id))))
    }
    return Design.menu(
      id: "tee-post-menu", title: shown.post.title, language: state.language, options: options,
      close: .feed(.coverClosed))
  }

  private static func commentMenu(_ state: State, _ id: CommentID) -> Piece {
    guard let comment = state.shownComment(id), let author = comment.author else { return .empty }
    let words = state.words
    var options: [MenuOption<Act>] = []
    if author.user == state.me {
      options = [
        MenuOption(
          words(PostText.edit), icon: .edit, action: .feed(.comments(.editWanted(id)))),
        MenuOption(
          words(PostText.delete), icon: .trash, isDestructive: true,
          action: .feed(.comments(.deletionAsked(id)))),
      ]
    } else {
      if state.feed.open.post.content?.author.user == state.me, !comment.isHidden {
        options.append(
          MenuOption(
            words(PostText.hideForAll), icon: .lock,
            action: .feed(.comments(.hidingAsked(id)))))
      }
      options += others(state, .comment(id), author)
    }
    return Design.menu(
      id: "tee-comment-menu", title: words(PostText.commentBy, name: author.name),
      language: state.language, options: options, close: .feed(.coverClosed))
  }

  /// What can be done about what somebody else wrote.
  private static func others(
    _ state: State, _ target: ReportTarget, _ author: GolferCard
  ) -> [MenuOption<Act>] {
    let words = state.words
    var options: [MenuOption<Act>] = []
    if let thing = target.hidden {
      options.append(
        MenuOption(words(PostText.hide), icon: .close, action: .feed(.concealed(thing))))
    }
    options.append(
      MenuOption(words(ReportText.report), icon: .alert, action: .feed(.reported(target))))
    options.append(
      MenuOption(
        words(PostText.block, name: author.name), icon: .lock, isDestructive: true,
        action: .feed(.blockAsked(author))))
    return options
  }

  // MARK: Questions, a photo

  private static func ask(
    _ state: State, _ title: PostText, _ text: PostText, _ yes: PostText, _ action: Act
  ) -> Piece {
    let words = state.words
    return question(
      id: "tee-post-question", title: words(title), text: words(text),
      close: .feed(.coverClosed)
    ) {
      button(words(yes), .prominent, traits: [.wide, .destructive], action: action)
      button(words(KitText.cancel), .filled, traits: .wide, action: .feed(.coverClosed))
    }
  }

  private static func photoView(_ state: State, _ photo: MediaDigest, _ name: String) -> Piece {
    let words = state.words
    let title = words(ChatText.photoOf, name: name)
    var sheet = Sheet<Act>(
      id: "tee-post-photo", title: title, language: state.language, close: .feed(.coverClosed))
    sheet.isFull = true
    return sheet.node {
      element("div", .class("tee-chat-viewer")) {
        element(
          "img", .attribute("src", GolferFace.address(photo)), .attribute("alt", title))
      }
    }
  }
}
