import Core

extension Array {
  /// The effects of a child that submits nothing as its parent's.
  func lifted<Action, A, C>(
    _ action: @escaping (Action) -> A
  ) -> [Effect<A, C>] where Element == Effect<Action, Never> {
    map { effect in
      switch effect {
      case .ask(let request, let answer):
        .ask(request, answer: { reply in answer(reply).map { child in action(child) } })
      }
    }
  }
}
