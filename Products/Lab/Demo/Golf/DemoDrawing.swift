/// A square picture that is drawn for the demo.
protocol DemoDrawing: Sendable {
  /// Red, green and blue, 0 to 1.
  typealias Colour = SIMD3<Float>

  /// The colour of a place, 0 to 1 from the left and from the top.
  func colour(at place: SIMD2<Float>, pixel: Float) -> Colour
}

extension DemoDrawing {
  func jpeg(side: Int) -> [UInt8] {
    DemoJPEG.encode(side: side) { x, y in
      colour(
        at: SIMD2((Float(x) + 0.5) / Float(side), (Float(y) + 0.5) / Float(side)),
        pixel: 1 / Float(side))
    }
  }

  /// About how far inside an ellipse a place is; negative outside.
  func inside(
    _ place: SIMD2<Float>, _ centre: SIMD2<Float>, _ radii: SIMD2<Float>
  ) -> Float {
    let away = (place - centre) / radii
    let square = (away * away).sum()
    return (1 - square) * 0.5 * min(radii.x, radii.y)
  }

  /// `share` counts in pixels, so that edges are smooth.
  func mix(_ below: Colour, _ above: Colour, _ share: Float) -> Colour {
    below + (above - below) * min(1, max(0, share + 0.5))
  }
}
