import Design
import View

/// The big block: held for 0.9 s, it finishes (specification §8.2).
///
/// While it is held a tint fills it from the left and it shrinks, all by style; letting go or
/// moving away takes both back. Enter and Space hold as a pointer does; pressed shortly, as by
/// switches and screen readers, they show what `keyed` does.
struct HoldBlock<Action> {
  let face: BlockFace
  /// "1.5".
  let amount: String
  /// What it is and does, for who hears it.
  let label: String
  let pressed: Action
  let held: Action
  /// Let go too early.
  let tapped: Action
  let keyed: Action
  /// Whether a key holds it.
  let isHeld: Bool
  /// Of a key that goes down or up, unless it comes again by itself.
  let key: (String, _ isDown: Bool) -> Action?
  /// The focus goes elsewhere while a key holds it.
  let lost: Action

  /// The keys that hold, also as they come up when another has gone down meanwhile; the one that
  /// lets go without more; those of the screen.
  static var keys: String {
    "Enter Space Shift+Enter Shift+Space Control+Enter Control+Space Alt+Enter Alt+Space Escape "
      + "f F ㄹ p P ㅔ"
  }

  /// Milliseconds. The style runs as long.
  static var milliseconds: Int { KeyHold.milliseconds }

  var node: Node<Action> {
    let (pressed, held, tapped, keyed) = (pressed, held, tapped, keyed)
    let (key, lost) = (key, isHeld ? lost : nil)
    // Movement in either direction ends the holding, and is seen to.
    return element(
      "div", .class("day-hold-frame " + BlockColor.name(face.color)),
      .attribute("data-drag", "y")
    ) {
      element(
        "button", .class(isHeld ? "day-hold held" : "day-hold"), .id("day-hold"),
        .attribute("type", "button"),
        .attribute("data-hold", String(HoldBlock.milliseconds)), .attribute("data-drag", "x"),
        .aria("label", label), .aria("keyshortcuts", "F"), .on(.press, { _ in pressed }),
        .on(.contextmenu, { _ in held }),
        .on(.click, { event in event.x == 0 && event.y == 0 ? keyed : tapped }),
        .attribute("data-keys", HoldBlock.keys),
        .on(.keydown, { event in event.checked ? nil : key(event.key, true) }),
        .on(.keyup, { event in key(event.key, false) }), .on(.blur, { _ in lost })
      ) {
        element("span", .class("day-hold-tint"), .aria("hidden", "true"))
        element("span", .class("day-card-amount day-figures")) {
          Icon.plus.node(.small)
          element("span", .key(amount), .class("day-card-figure")) { amount }
        }
        element("span", .class("day-tag"), .aria("hidden", "true"))
        element("span", .class("day-card-glyph")) { BlockIcon.view(face.icon, name: face.name) }
        element("span", .class("day-card-name")) { face.name }
      }
    }
  }
}
