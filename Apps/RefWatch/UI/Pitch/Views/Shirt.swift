import Design
import RefWatchDomain
import View

extension TeamRef {
  /// A mark in the colour of the team's shirts, where one was given.
  var shirt: PitchNode {
    guard let colour = TeamColour(nearest: colour) else { return .empty }
    return element("span", .class("shirt " + colour.rawValue), .aria("hidden", "true"))
  }
}
