import Core
import Design
import TeePalsDomain
import View

/// How a round comes to another host: the host asks a player, who accepts or does not.
enum RoundHandover {
  typealias Act = TeePalsFeature.ViewAction

  /// That somebody is asked, for the two who know it.
  static func view(_ state: State, _ show: RoundOnShow) -> Piece {
    guard !show.round.status.isOver else { return .empty }
    let words = state.words
    let id = show.round.id
    if let asked = successor(state, show) {
      return banner(words(HandoverText.waits, name: asked.name), icon: .swap) {
        button(
          words(HandoverText.takeBack), .filled, attributes: [.id("tee-handover-withdraw")],
          action: .rounds(.did(id, .handOver(.withdraw))))
      }
    }
    guard !show.isHosted, show.place?.hostOfferedAt != nil else { return .empty }
    return banner(words(HandoverText.asks, name: show.round.host.name), icon: .swap) {
      button(
        words(HandoverText.decline), .outlined, attributes: [.id("tee-handover-decline")],
        action: .rounds(.did(id, .handOver(.decline))))
      button(
        words(HandoverText.accept), .prominent, attributes: [.id("tee-handover-accept")],
        action: .rounds(.did(id, .handOver(.accept))))
    }
  }

  /// Whom the person has asked, as the host.
  private static func successor(_ state: State, _ show: RoundOnShow) -> GolferCard? {
    show.isHosted ? state.replica.successor(in: show.round.id)?.card : nil
  }

  /// In the host's menu.
  static func option(_ state: State, _ show: RoundOnShow) -> MenuOption<Act> {
    let words = state.words
    let id = show.round.id
    if let asked = successor(state, show) {
      return MenuOption(
        words(HandoverText.takeBackFrom, name: asked.name), icon: .undo,
        action: .rounds(.did(id, .handOver(.withdraw))))
    }
    let isAlone = players(state, show).isEmpty
    return MenuOption(
      words(HandoverText.open), icon: .swap, isDisabled: isAlone,
      remark: isAlone ? words(HandoverText.nobody) : nil, action: .rounds(.handoverOpened(id)))
  }

  /// Whom the host can ask: nobody whom they do not want to hear.
  private static func players(_ state: State, _ show: RoundOnShow) -> [GolferCard] {
    show.seats.map { seat in seat.card }.filter { card in
      card.user != state.me && state.replica.block(state.me, card.user) == nil
    }
  }

  /// The players to choose from.
  static func menu(_ state: State, _ show: RoundOnShow) -> Piece {
    let id = show.round.id
    return Design.menu(
      id: "tee-handover", title: state.words(HandoverText.choose), language: state.language,
      options: players(state, show).map { card in
        MenuOption(card.name, icon: .person, action: .rounds(.asked(.handOver(id, card.user))))
      }, close: .rounds(.coverClosed))
  }
}
