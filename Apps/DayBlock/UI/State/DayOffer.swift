import Core
import DayBlockDomain
import Design

/// What a message offers to do about what it says.
enum DayOffer: Hashable {
  /// To take back what was done.
  case undo([DayBlockCommand])
  // To go on with what was being written when somebody left it.
  case block(BlockForm)
  case group(GroupForm)
  case memo(MemoDraft)

  func title(_ words: Words) -> String {
    switch self {
    case .undo, .memo: words(KitText.undo)
    case .block, .group: words(EditorText.stay)
    }
  }
}

// Whoever goes elsewhere, by the browser's Back or by a link, loses nothing of what they were
// writing: they are told, and can go on (specification §8.4, §8.5).
extension DayBlockFeature.State {
  /// Offers what is being written and is not saved, before another place is shown.
  mutating func offerDrafts() {
    leaveMemo()
    switch route {
    case .editBlock:
      if isBlockChanged, let form = manage.block {
        say(EditorText.blockNotSaved, offer: .block(form))
      }
      manage.block = nil
    case .editGroup:
      if isGroupChanged, let form = manage.group {
        say(EditorText.groupNotSaved, offer: .group(form))
      }
      manage.group = nil
    default: break
    }
  }

  /// Closes the memo's page; what was written there is offered again.
  mutating func leaveMemo() {
    guard let memo = track.review.memo else { return }
    track.review.memo = nil
    guard !sameBytes(memo.from, memo.text) else { return }
    say(ReviewText.memoNotSaved, offer: .memo(memo))
  }

  /// Leaves an editor whose form was sent, or dropped on purpose: nothing of it is offered.
  mutating func leaveEditor() -> Effects {
    manage.sheet = nil
    manage.block = nil
    manage.group = nil
    return close()
  }

  /// Does what a message's button says. A second time finds no message and does nothing.
  mutating func undoNotice(_ id: Int) -> Effects {
    guard let index = notices.firstIndex(where: { notice in notice.id == id }),
      let offer = notices.remove(at: index).offer
    else { return [] }
    switch offer {
    case .undo(let commands):
      // The others follow from what the first one brings back.
      if let first = commands.first, let refused = refuses(first) { return refused }
      say(ShellText.undone)
      return commands.map { command in .submit(command) }
    case .block(let form): return goOn(.editBlock(form.id)) { state in state.manage.block = form }
    case .group(let form): return goOn(.editGroup(form.id)) { state in state.manage.group = form }
    case .memo(let memo): return goOn(memo)
    }
  }

  /// Opens an editor again, with what was in it; what it is about may be gone.
  private mutating func goOn(
    _ place: DayRoute, fill: (inout DayBlockFeature.State) -> Void
  ) -> Effects {
    // What is being written there meanwhile is offered in turn.
    offerDrafts()
    let effects = go(place)
    if route == place { fill(&self) }
    return effects
  }

  private mutating func goOn(_ memo: MemoDraft) -> Effects {
    guard recorded(memo.session) != nil else {
      say(ReviewText.gone)
      return []
    }
    let isThere = reviewPages.contains { page in page.id == memo.session }
    let effects = isThere ? [] : go(.session(memo.session))
    track.review.memo = memo
    return effects + [.tell(.focus(elementID: ReviewState.memoField))]
  }
}
