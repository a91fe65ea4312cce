import Core
import Design
import RefWatchDomain
import View

extension RefWatchFeature {
  static func deskView(_ state: State) -> Node<ViewAction> {
    .empty
  }

  /// The person came to a place: what the desk has to get ready for it.
  static func deskOpened(
    _ state: inout State, _ place: RefWatchRoute, _ moment: Moment
  ) -> Effects {
    []
  }

  static func reduceDesk(
    _ state: inout State, _ action: DeskAction, _ moment: Moment
  ) -> Effects {
    []
  }

  static func reduceDesk(
    _ state: inout State, _ answer: DeskAnswer, _ moment: Moment
  ) -> Effects {
    []
  }
}
