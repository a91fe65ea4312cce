import Calendar
import Core
import Design
import RunningBuddyDomain
import RunningBuddyUI
import TestKit
import Testing
import View

@testable import RunningBuddyTestKit

/// What a second of a recording costs its screen, and that nothing on it goes stale.
@Suite("What a recording costs")
struct RecordingCostTests {
  private func running() -> RunWorld {
    var world = RunWorld()
    world.load()
    world.run(seconds: 40)
    return world
  }

  /// The elements that a turn makes, whatever has changed: what is kept is not among them.
  private func made<Action>(_ node: Node<Action>) -> Int {
    switch node {
    case .text, .kept: 0
    case .fragment(let nodes): nodes.reduce(0) { sum, node in sum + made(node) }
    case .element(let element):
      element.children.reduce(1) { sum, child in sum + made(child) }
    }
  }

  @Test("A turn makes the figures, and nothing else of the screen")
  func turn() {
    let world = running()
    #expect(made(RunFeature.view(world.state)) < 30, "map, chips and controls are kept")
  }

  @Test("The ways between the pages are made only where they change")
  func tabs() {
    var world = RunScreenTests.filled()
    let page = PaintedTree<RunFeature.Action>()
    page.paint(RunFeature.tabs(world.state))
    world.send(.view(.went(.history)))
    let tabs = RunFeature.tabs(world.state)
    #expect(made(tabs) == 1)
    #expect(page.paint(tabs).count == 2, "one tab is current, another one is not")
  }

  @Test("A second paints its figures and the end of the route into what stands")
  func second() {
    var world = running()
    let page = PaintedTree<RunFeature.Action>()
    var lines: Set<Int> = []
    for case .setAttribute(let node, "class", "route-line") in page.paint(
      RunFeature.view(world.state))
    {
      lines.insert(node)
    }
    #expect(lines.count == 1)
    for _ in 1...10 {
      world.second()
      let patches = page.paint(RunFeature.view(world.state))
      #expect(patches.made == 0)
      #expect(patches.count { patch in patch.draws(in: lines) } == 1)
    }
  }

  @Test("What is painted is what there is")
  func fresh() {
    var world = running()
    let page = PaintedTree<RunFeature.Action>()
    let tabs = PaintedTree<RunFeature.Action>()
    func check(_ when: String) {
      page.paint(RunFeature.view(world.state))
      tabs.paint(RunFeature.tabs(world.state))
      let (freshPage, freshTabs) = (
        PaintedTree<RunFeature.Action>(), PaintedTree<RunFeature.Action>()
      )
      freshPage.paint(RunFeature.view(world.state))
      freshTabs.paint(RunFeature.tabs(world.state))
      #expect(page.picture == freshPage.picture, "\(when)")
      #expect(tabs.picture == freshTabs.picture, "\(when)")
    }
    func act(_ action: LiveAction) {
      world.send(action)
      check("\(action)")
      world.second()
      check("a second after \(action)")
    }
    check("at the start")
    for action: LiveAction in [
      .lapped, .marked, .mapTapped, .zoomed(closer: true), .paused, .mapTapped, .resumed, .locked,
      .lockTouched, .unlocked, .pocketed, .unpocketed, .finishTouched, .questionClosed,
    ] { act(action) }
    world.second(accuracy: 40)
    check("a bad signal")
    for _ in 0..<20 { world.second(decimetres: 0) }
    check("paused by rule")
    world.seconds(300)
    check("another piece of the route")
    world.state.language = .korean
    check("in Korean")
    world.state.unit = .mile
    check("in miles")
    world.send(.finished)
    check("finished")
    world.send(.saved)
    check("saved")
    for route in RunRouteTests.all {
      world.send(.view(.went(route)))
      check("\(route)")
    }
  }
}

extension Patch {
  /// Whether it gives one of these paths other points.
  fileprivate func draws(in paths: Set<Int>) -> Bool {
    if case .setAttribute(let node, "d", _) = self { paths.contains(node) } else { false }
  }
}
