import Core

/// One part of the client: state, what can happen to it, what that changes, and how it looks.
///
/// Actions come in three kinds, named after what they are: what the person did, what came back, and
/// what the parent must know (`delegate`). A parent reacts to nothing else of a child.
public protocol Feature {
  associatedtype State
  associatedtype Action
  /// The durable changes this feature may ask for; `Never` when there are none.
  associatedtype Command = Never

  static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Command>]

  static func view(_ state: State) -> Node<Action>
}
