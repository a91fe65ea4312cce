import Calendar
import Core
import Design
import RunningBuddyDomain
import View

/// Pairs of shoes with how far they have gone.
enum ShoesView {
  static func view(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    let shoes = state.replica.shoes
    return RunStates.page(
      state, key: "shoes", title: words(ShoesText.title), back: true,
      actions: [
        iconButton(
          .plus, label: words(ShoesText.add), .filled, attributes: [.id("run-shoe-add")],
          action: .shoes(.opened(nil)))
      ]
    ) {
      if shoes.isEmpty {
        RunStates.whenKnown(state) {
          emptyState(icon: .runner, title: words(ShoesText.none), text: words(ShoesText.noneText)) {
            button(words(ShoesText.add), .prominent, icon: .plus, action: .shoes(.opened(nil)))
          }
        }
      } else {
        for shoe in shoes where !shoe.isRetired { card(state, shoe) }
        if shoes.contains(where: { shoe in shoe.isRetired }) {
          section(id: "run-shoes-retired", words(ShoesText.retiredTitle)) {
            for shoe in shoes where shoe.isRetired { card(state, shoe) }
          }
        }
        paragraph(words(ShoesText.hint), "hint")
      }
      ShoeSheet.view(state)
    }
  }

  private static func card(_ state: RunFeature.State, _ shoe: Shoe) -> RunPiece {
    let words = state.words
    let isUsual = state.usualShoe?.id == shoe.id
    return element("div", .class("box stack run-shoe"), .key(shoe.id.description)) {
      element(shoe.isRetired ? "h3" : "h2", .class("headline breaks")) { shoe.name }
      let about = [shoe.model, shoe.note].filter { text in !text.isEmpty }
      if !about.isEmpty { paragraph(about.joined(separator: " · "), "soft breaks") }
      if isUsual { line { chip(words(ShoesText.usual), icon: .check, rank: "success") } }
      distance(state, shoe)
      line("wraps") {
        button(
          words(KitText.edit), .filled, icon: .edit,
          attributes: [.aria("label", words(KitText.edit) + ": " + shoe.name)],
          action: .shoes(.opened(shoe.id)))
        if !shoe.isRetired {
          button(
            words(isUsual ? ShoesText.notUsual : .useUsual), .filled,
            action: .shoes(.usual(isUsual ? nil : shoe.id)))
        }
        button(
          words(shoe.isRetired ? ShoesText.wear : .retire), .filled,
          icon: shoe.isRetired ? .restore : .archive,
          action: .shoes(.retired(shoe.id, !shoe.isRetired)))
      }
    }
  }

  @NodeBuilder<RunFeature.ViewAction>
  private static func distance(_ state: RunFeature.State, _ shoe: Shoe) -> [RunPiece] {
    let words = state.words
    let wear = state.replica.wear(of: shoe.id)
    let gone = words.whole(centimetres: shoe.centimetres(wear))
    element("p", .class("run-big figures")) { gone }
    if let wanted = shoe.wanted {
      let goal = words.whole(centimetres: Int64(wanted) * 100)
      measure(
        shoe.name + ": " + words(ShoesText.of, name: gone, text: goal),
        done: Int(min(shoe.centimetres(wear) / 100, Int64(wanted))), total: wanted)
      if shoe.isWorn(wear) {
        line { chip(words(ShoesText.isReached, text: goal), icon: .flag, rank: "warning") }
      } else {
        paragraph(words(ShoesText.of, name: gone, text: goal), "hint")
      }
    }
    paragraph(
      ([words(ShoesText.runs, count: wear.runs)]
        + (shoe.since.map { day in
          [words(ShoesText.wornSince, text: words.formats.date(day, .medium))]
        } ?? [])).joined(separator: " · "), "hint")
  }

  /// How far each pair has gone, among the statistics.
  static func totals(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    let shoes = state.replica.shoes
    guard !shoes.isEmpty else { return .empty }
    return section(id: "run-shoes", words(ShoesText.title)) {
      RunTable.view(
        words(ShoesText.title),
        [words(ShoesText.name), words(LiveText.distance), words(HomeText.runs)]
          .map { heading in RunTable.Column(heading) },
        shoes.map { shoe in
          let wear = state.replica.wear(of: shoe.id)
          return [
            shoe.name, words.whole(centimetres: shoe.centimetres(wear)),
            words.formats.number(wear.runs),
          ]
        })
      RunStates.link(words(ShoesText.title), to: .shoes, .naked)
    }
  }

  /// The choice of a run's pair; nothing while there are none.
  static func choice(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    let chosen = ShoeID(state.form.shoe)
    let shoes = state.replica.shoes.filter { shoe in !shoe.isRetired || shoe.id == chosen }
    guard !shoes.isEmpty else { return .empty }
    return select(
      id: "run-shoe", FieldLabel(words(ShoesText.title)),
      options: [(value: "", title: words(RunFormText.none))]
        + shoes.map { shoe in
          (
            value: shoe.id.description,
            title: shoe.isRetired ? words(ShoesText.retiredMark, text: shoe.name) : shoe.name
          )
        },
      value: chosen.flatMap { id in state.replica.shoe(id) }?.id.description ?? "",
      onChange: { text in .form(.typed(.shoe, text)) })
  }
}
