import Core
import DayBlockDomain

/// A block as it is being edited.
struct BlockForm: Hashable {
  /// Nothing for a new one.
  let id: BlockID?
  var name = ""
  var group: BlockGroupID
  var icon = BlockIcon.plain
  var color = BlockPalette.plain
  var period: BlockGoal.Period?
  /// Blocks, as it was typed.
  var goal = ""
  var plans: [BlockPlan] = []
  var isGolden = false
  var source: BlockSource?
  var maxRun: Int?
  var isArchived = false
  /// Why it was not taken, in words.
  var refusal: String?

  /// A new block.
  init(in group: BlockGroupID) {
    id = nil
    self.group = group
  }

  init(_ block: Block) {
    id = block.id
    name = block.name
    group = block.group
    icon = block.icon
    color = block.color
    period = block.goal?.period
    goal = block.goal.map { goal in BlockForm.text(of: goal.halfBlocks) } ?? ""
    plans = block.plans
    isGolden = block.isGolden
    source = block.source
    maxRun = block.maxRun
    isArchived = block.archivedAt != nil
  }

  // MARK: Goal

  /// What a goal of that kind may be, in half-blocks.
  static func range(of period: BlockGoal.Period) -> ClosedRange<Int> {
    period == .perDay ? DayLimits.dailyGoal : DayLimits.weeklyGoal
  }

  /// "2.5"
  static func text(of halfBlocks: Int) -> String {
    String(halfBlocks / 2) + (halfBlocks % 2 == 0 ? "" : ".5")
  }

  /// Half-blocks of what was typed: "2", "2.5", "2,5"; nothing for what is no step of a half.
  static func halfBlocks(_ text: String) -> Int? {
    let parts = text.split(
      maxSplits: 1, omittingEmptySubsequences: false,
      whereSeparator: { character in character == "." || character == "," })
    guard let first = parts.first, first.utf8.count <= 3, let whole = Int(first), whole >= 0 else {
      return nil
    }
    guard parts.count == 2 else { return whole * 2 }
    switch String(parts[1]) {
    case "", "0": return whole * 2
    case "5": return whole * 2 + 1
    default: return nil
    }
  }

  /// What is wanted; nothing where nothing is, or what was typed is none.
  var wantedGoal: BlockGoal? {
    guard let period, let halfBlocks = BlockForm.halfBlocks(goal),
      BlockForm.range(of: period).contains(halfBlocks)
    else { return nil }
    return BlockGoal(period: period, halfBlocks: halfBlocks)
  }

  var hasGoalFault: Bool { period != nil && wantedGoal == nil }

  // MARK: Changes

  /// What is changed of a block besides its name, group and looks.
  func rules(since block: Block?) -> [BlockEdit] {
    var edits: [BlockEdit] = []
    if wantedGoal != block?.goal { edits.append(.goal(wantedGoal)) }
    if plans != block?.plans ?? [] { edits.append(.plans(plans)) }
    if isGolden != block?.isGolden ?? false { edits.append(.golden(isGolden)) }
    if source != block?.source { edits.append(.source(source)) }
    if maxRun != block?.maxRun { edits.append(.maxRun(maxRun)) }
    return edits
  }
}

/// A group as it is being edited.
struct GroupForm: Hashable {
  /// Nothing for a new one.
  let id: BlockGroupID?
  var name = ""
  var color: Int?
  var refusal: String?

  init() { id = nil }

  init(_ group: BlockGroup) {
    id = group.id
    name = group.name
    color = group.color
  }
}

/// What is wrong with a name.
enum NameFault: Hashable {
  case missing, tooLong, taken, unusable
}

extension DayBlockFeature.State {
  /// The form for a block; nothing for one that is not there.
  func blockForm(_ id: BlockID?) -> BlockForm? {
    if let id {
      guard let block = replica.block(id), replica.isShown(id) else { return nil }
      return BlockForm(block)
    }
    let groups = replica.groups(of: me)
    let wanted = manage.home ?? settings.group ?? BlockGroup.defaultID(of: me)
    let home = groups.first { group in group.id == wanted } ?? groups.first
    return BlockForm(in: home?.id ?? BlockGroup.defaultID(of: me))
  }

  /// The form for a group; nothing for one that is not there.
  func groupForm(_ id: BlockGroupID?) -> GroupForm? {
    guard let id else { return GroupForm() }
    return replica.groups(of: me).first { group in group.id == id }.map { group in
      GroupForm(group)
    }
  }

  func nameFault(_ form: BlockForm) -> NameFault? {
    let fault = nameFault(form.name, limit: DayLimits.blockName)
    if let fault { return fault }
    let other = replica.block(named: clean(form.name), in: form.group, besides: form.id)
    return other == nil ? nil : .taken
  }

  func nameFault(_ form: GroupForm) -> NameFault? {
    let fault = nameFault(form.name, limit: DayLimits.groupName)
    if fault == .missing, form.id == BlockGroup.defaultID(of: me) { return nil }
    if let fault { return fault }
    return replica.group(named: clean(form.name), of: me, besides: form.id) == nil ? nil : .taken
  }

  private func nameFault(_ text: String, limit: Int) -> NameFault? {
    do throws(DayBlockRejection) {
      _ = try checkedName(text, limit: limit)
      return nil
    } catch {
      switch error {
      case .nameMissing: return .missing
      case .tooLong: return .tooLong
      default: return .unusable
      }
    }
  }

  /// The name as it is kept; as it is where it can't be.
  func clean(_ name: String) -> String {
    do throws(DayBlockRejection) { return try checkedName(name, limit: 64) } catch { return name }
  }

  /// Whether a form says something else than what is stored.
  var isBlockChanged: Bool {
    guard var form = manage.block else { return false }
    form.refusal = nil
    guard let id = form.id else {
      // A group that was chosen is nothing one would miss.
      return form != BlockForm(in: form.group)
    }
    return replica.block(id).map { block in form != BlockForm(block) } ?? false
  }

  var isGroupChanged: Bool {
    guard var form = manage.group else { return false }
    form.refusal = nil
    return groupForm(form.id).map { stored in form != stored } ?? false
  }
}
