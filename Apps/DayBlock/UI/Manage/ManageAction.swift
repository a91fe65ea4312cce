import Calendar
import Core
import DayBlockDomain

/// What the person did on the management screens.
public enum ManageAction {
  case tabChosen(ManageTab)
  case tabPressed(key: String)
  /// Drew the pages sideways by so many px.
  case swiped(Int)
  /// A block's row is so high (px).
  case measured(Int)

  // Order.
  /// Put a finger on a row's grip.
  case lifted(ManageItem)
  /// Put it elsewhere: the row is not held any more.
  case lowered
  /// Let the row go so many px further down.
  case dropped(Int)
  case gripPressed(ManageItem, key: String)
  case menuShown(ManageItem)
  case menuClosed
  case moved(ManageItem, ManageMove)

  case archivedToggled
  /// A new block for a group.
  case blockWanted(BlockGroupID)

  case group(GroupEditorAction)
  case block(BlockEditorAction)
  case plan(PlanAction)
  case icons(IconAction)
  case colorChosen(Int?)
  case sheetClosed
}

/// In a group's editor.
public enum GroupEditorAction {
  case named(String)
  case colorsShown
  case sent
  case deleteWanted
  case deleted
  case leaveWanted
  case left
}

/// In a block's editor.
public enum BlockEditorAction {
  case named(String)
  case homesShown
  case homeChosen(BlockGroupID)
  case homeWanted
  case iconsShown
  case colorsShown
  /// Nothing for no goal.
  case goal(BlockGoal.Period?)
  case goalTyped(String)
  /// So many half-blocks more.
  case goalStepped(Int)
  case golden(Bool)
  case source(BlockSource?)
  case maxRun(Int?)
  /// The plan at that index; nothing for a new one.
  case planShown(Int?)
  case sent
  case archived(Bool)
  case deleteWanted
  case deleted
  case leaveWanted
  case left
}

/// In a plan's sheet.
public enum PlanAction {
  case rule(PlanRule)
  case day(Weekday)
  case from(String)
  case until(String)
  case start(String)
  case minutes(String)
  case sent
  case deleted
}

/// How often something is planned.
public enum PlanRule: String, Hashable, Sendable, CaseIterable {
  case once, daily, weekly
}

/// In the icon sheet.
public enum IconAction {
  case tab(IconCategory)
  case searched(String)
  /// Drew the icons sideways by so many px.
  case swiped(Int)
  case chosen(String)
}

/// What came back to the management screens.
public enum ManageAnswer {
  /// Rows have come to rest.
  case settled
}
