import DayBlockUI
import TestKit
import View

/// A screen of DayBlock as the host has it.
typealias PaintedPage = PaintedTree<DayBlockFeature.Action>

extension PaintedTree<DayBlockFeature.Action> {
  /// Shows the state; the patches it took.
  @discardableResult
  func paint(_ state: DayBlockFeature.State) -> [Patch] { paint(DayBlockFeature.view(state)) }
}
