import Core
import Design
import TeePalsDomain
import View

/// What the server did not accept, why in words, and what can be done.
enum GolfRefusedView {
  static func view(_ state: TeePalsFeature.State) -> Piece {
    let words = state.words
    return element("div", .class("screen"), .key("golf-refused")) {
      topBar(title: words(GolfRefusedText.title), language: state.language, back: .closed)
      element("div", .class("page")) {
        element("div", .class("column")) {
          if state.refused.isEmpty {
            emptyState(
              icon: .cloudCheck, title: words(GolfRefusedText.empty),
              text: words(GolfRefusedText.emptyText))
          } else {
            paragraph(words(GolfRefusedText.intro), "soft")
            element("ul", .class("stack"), .attribute("role", "list")) {
              for refused in state.refused {
                element("li", .key(refused.id.description)) { card(state, refused) }
              }
            }
          }
        }
      }
      replacing(state)
    }
  }

  /// Before the form of a refused round takes the place of a draft.
  private static func replacing(_ state: TeePalsFeature.State) -> Piece {
    guard state.form.asksToReplace != nil else { return .empty }
    let words = state.words
    let close = TeePalsFeature.ViewAction.form(.draftPreferred)
    return question(
      id: "tee-replace", title: words(PostingText.askReplace),
      text: words(PostingText.replaceText), close: close
    ) {
      button(words(PostingText.keepDraft), .prominent, traits: .wide, action: close)
      button(
        words(PostingText.replace), .naked, traits: [.wide, .destructive],
        action: .form(.draftReplaced))
    }
  }

  private static func card(_ state: State, _ refused: RefusedGolfCommand) -> Piece {
    let words = state.words
    return element("article", .class("tee-card stack")) {
      element("h2", .class("headline breaks")) { deed(refused.command, state) }
      fault(state.reason(of: refused))
      if refused.isConflict { RefusedConflict.both(state, refused.command) }
      paragraph(refused.when, "callout soft")
      if case .createRound(let round) = refused.command {
        paragraph(words.longWhen(round.startTime, round.zone, seenIn: state.here), "breaks")
      }
      if let text = text(of: refused.command) { paragraph(text, "preserves breaks") }
      line("wraps") {
        if refused.isConflict {
          button(words(GolfRefusedText.useMine), .filled, action: .mineWanted(refused.id))
        } else if case .createRound = refused.command {
          button(
            words(KitText.retry), .filled, icon: .refresh,
            action: .form(.againWanted(refused.id)))
        } else if refused.reason.isWorthRepeating {
          button(
            words(KitText.retry), .filled, icon: .refresh, action: .refusedRepeated(refused.id))
        } else if let place = place(of: refused.command) {
          element("a", .class("button filled"), .attribute("href", place.path)) {
            words(ProfileText.edit)
          }
        }
        if case .sendMessage(let message) = refused.command, text(of: refused.command) != nil {
          button(
            words(ChatText.copy), .filled, icon: .copy, action: .chat(.failedCopied(message.id)))
        }
        button(
          words(refused.isConflict ? GolfRefusedText.keepTheirs : .discard), .naked,
          icon: refused.isConflict ? nil : .trash,
          traits: refused.isConflict ? [] : .destructive, action: .refusedDiscarded(refused.id))
      }
    }
  }

  /// What was written and would be lost otherwise; `nil` for a photo alone.
  private static func text(of command: TeePalsCommand) -> String? {
    switch command {
    case .sendMessage(let message):
      guard case .text(let text, _) = message.content, !text.isEmpty else { return nil }
      return text
    case .createRound(let round): return round.message.isEmpty ? nil : round.message
    case .publishPost(let post): return post.text
    case .comment(let comment): return comment.text
    case .editComment(_, let text, _): return text
    case .submitFeedback(_, _, let answer):
      let texts = answer.people.map { issue in issue.comment }.filter { text in !text.isEmpty }
      return texts.isEmpty ? nil : texts.joined(separator: "\n")
    default: return nil
    }
  }

  /// Where the same can be tried again, put right.
  private static func place(of command: TeePalsCommand) -> TeePalsRoute? {
    switch command {
    case .editProfile: .profile
    case .follow(_, let card): .golfer(card.user)
    case .editRound(let id, _): .editRound(id)
    case .closeRound(let id), .reopenRound(let id), .cancelRound(let id), .completeRound(let id),
      .changeMembership(let id, _, _), .submitFeedback(_, let id, _), .handOver(let id, _):
      .round(id)
    case .sendMessage(let message): .chat(message.round)
    case .setSetting: .settings
    case .publishPost: .feed
    case .editPost(let id, _): .post(id, nil)
    case .comment(let comment): .post(comment.post, nil)
    default: nil
    }
  }

  /// What the command wanted to do.
  static func deed(_ command: TeePalsCommand, _ state: TeePalsFeature.State) -> String {
    let words = state.words
    switch command {
    case .editProfile: return words(GolfRefusedText.editProfile)
    case .follow(_, let card): return words(GolfRefusedText.follow, name: card.name)
    case .unfollow: return words(GolfRefusedText.unfollow)
    case .block(_, let card): return words(GolfRefusedText.block, name: card.name)
    case .unblock: return words(GolfRefusedText.unblock)
    case .createRound(let round):
      return words(GolfRefusedText.createRound, name: words.courseName(round.course.name))
    case .editRound(let id, _): return of(id, .editRound, state)
    case .closeRound(let id): return of(id, .closeRound, state)
    case .reopenRound(let id): return of(id, .reopenRound, state)
    case .cancelRound(let id): return of(id, .cancelRound, state)
    case .completeRound(let id): return of(id, .completeRound, state)
    case .changeMembership(let id, let event, let seen):
      return of(id, text(of: event), state, seen: seen)
    case .sendMessage(let message):
      guard case .text(let text, _) = message.content else {
        return of(message.round, .sendMessage, state)
      }
      return words(GolfRefusedText.sendMessage, name: String(text.prefix(50)))
    case .markRead: return words(GolfRefusedText.markRead)
    case .muteChat: return words(GolfRefusedText.muteChat)
    case .readNotifications: return words(GolfRefusedText.readNotifications)
    case .deleteNotification: return words(GolfRefusedText.deleteNotification)
    case .setSetting: return words(GolfRefusedText.setting)
    case .report: return words(GolfRefusedText.report)
    case .noteLink: return words(GolfRefusedText.link)
    case .publishPost(let post): return words(GolfRefusedText.publishPost, name: post.title)
    case .editPost: return words(GolfRefusedText.editPost)
    case .deletePost: return words(GolfRefusedText.deletePost)
    case .like: return words(GolfRefusedText.like)
    case .unlike: return words(GolfRefusedText.unlike)
    case .comment(let comment):
      return words(GolfRefusedText.comment, name: String(comment.text.prefix(50)))
    case .editComment: return words(GolfRefusedText.editComment)
    case .deleteComment: return words(GolfRefusedText.deleteComment)
    case .hideComment: return words(GolfRefusedText.hideComment)
    case .submitFeedback(_, let id, _): return of(id, .submitFeedback, state)
    case .dismissFeedback(_, let id): return of(id, .dismissFeedback, state)
    case .handOver(let id, let step): return of(id, text(of: step), state)
    }
  }

  private static func text(of event: MembershipEvent) -> GolfRefusedText {
    switch event {
    case .request: .request
    case .join: .join
    case .cancelRequest: .cancelRequest
    case .acceptInvite: .acceptInvite
    case .declineInvite: .declineInvite
    case .leave: .leave
    case .joinWaitlist: .joinWaitlist
    case .leaveWaitlist: .leaveWaitlist
    case .acceptOffer: .acceptOffer
    case .accept: .accept
    case .decline: .decline
    case .remove: .remove
    case .invite: .invite
    case .withdraw: .withdraw
    }
  }

  private static func text(of step: HandoverStep) -> GolfRefusedText {
    switch step {
    case .offer, .withdraw: .handOver
    case .accept, .decline: .takeOver
    }
  }

  private static func of(
    _ id: RoundID, _ text: GolfRefusedText, _ state: TeePalsFeature.State, seen: Round? = nil
  ) -> String {
    let known = state.replica.round(id) ?? state.replica.place(of: state.me, in: id)?.round ?? seen
    let name = known.map { round in state.words.courseName(round.course.name) }
    return state.words(text, name: name ?? state.words(GolfRefusedText.aRound))
  }
}
