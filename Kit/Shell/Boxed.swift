/// A large value that is lent and shared, not copied.
///
/// A struct with hundreds of fields costs a retain for each of them whenever what holds it is
/// copied. A copy of a box costs one; only a change to a box that is shared copies what is in it.
/// Values they stay: a change is never seen in another copy.
///
/// It is for what an account holds, which every turn of the shell copies some twenty times (`guard
/// let account`): the sync core, an app's state, and that of the account's pages. It is about time,
/// not about the size of a client.
public struct Boxed<Value> {
  private final class Box {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  public init(_ value: Value) { box = Box(value) }

  public var value: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}
