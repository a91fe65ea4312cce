import Design
import Testing
import View

@Suite("Routes as drawings")
struct RouteDrawingTests {
  private func route(_ count: Int) -> [RoutePoint] {
    (0..<count).map { index in
      RoutePoint(right: Double(index), down: -Double(index) / 2)
    }
  }

  private func bounds(_ points: [RoutePoint]) -> RouteBounds {
    var bounds = RouteBounds(points[0])
    for point in points { bounds.take(point) }
    return bounds
  }

  private func paths(_ nodes: [Node<Int>]) -> [String] {
    nodes.map { node in HTMLRenderer.html(node) }
  }

  @Test("Metres become whole decimetres, half away from zero")
  func units() {
    #expect(RouteDrawing.units(1.25) == "13")
    #expect(RouteDrawing.units(-1.25) == "-13")
    #expect(RouteDrawing.units(1e30) == "100000000")
    #expect(RouteDrawing.path(route(3)) == "M0 0L10 -5L20 -10")
  }

  @Test("A piece begins where the one before ends, and has at most 256 points")
  func pieces() {
    for count in [2, 255, 256, 257, 511, 512, 1_000] {
      let pieces = RouteLine(route(count)).pieces
      #expect(pieces.allSatisfy { piece in piece.count > 1 && piece.count <= 256 })
      #expect(zip(pieces, pieces.dropFirst()).allSatisfy { one, next in one.last == next.first })
      #expect(pieces.first?.first == route(count).first)
      #expect(pieces.last?.last == route(count).last)
    }
    #expect(paths(RouteDrawing.line(RouteLine(route(1)), key: "r", names: "route-line")).isEmpty)
  }

  @Test("One more point changes the last path alone")
  func growing() {
    let before = paths(RouteDrawing.line(RouteLine(route(700)), key: "r", names: "route-line"))
    let after = paths(RouteDrawing.line(RouteLine(route(701)), key: "r", names: "route-line"))
    #expect(before.count == 3)
    #expect(before.dropLast() == after.dropLast())
    #expect(before.last != after.last)
  }

  @Test("A view has everything in it, in the shape that is wanted")
  func view() {
    let view = RouteView(around: bounds(route(1_001)), shape: (width: 3, height: 4))
    #expect(view.width == 12_000)
    #expect(abs(view.height - 16_000) <= 2)
    #expect(view.left == -1_000)
    #expect(abs(view.top + view.height / 2 + 2_500) <= 1)
    let still = RouteView(around: bounds(route(1)), shape: (width: 1, height: 1))
    #expect(still.width == 2_400)
    #expect(still.moved(to: RoutePoint(right: 10, down: 0), width: 100).box == "50 -50 100 100")
    #expect(still.extended(below: 50).height == 3_600 && still.extended(below: 50).top == still.top)
  }

  @Test("The bar is the longest round length within a third of the width")
  func scale() {
    let view = RouteView(left: 0, top: 0, width: 12_000, height: 10)
    #expect(RouteScale(of: view, unit: 1).count == 200)
    #expect(RouteScale(of: view, unit: 1).length == 2_000)
    let wide = RouteView(left: 0, top: 0, width: 400_000, height: 10)
    let (scale, isLarge) = RouteScale.fitting(wide, small: 1, large: 1_000)
    #expect(isLarge)
    #expect(scale.count == 10)
    #expect(!RouteScale.fitting(view, small: 1, large: 1_000).isLarge)
  }
}
