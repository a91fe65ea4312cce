/// A runtime as the host sees it: a frame of bytes in, a text of bytes out.
///
/// The first frame must be a `start`; frames that make no sense are answered by an output that asks
/// for nothing.
public final class HostedRuntime<Root: RootFeature> {
  private var runtime: Runtime<Root>?

  public init() {}

  /// One turn. `frame` is read before this returns and not kept. The answer is JSON in UTF-8.
  public func turn(_ frame: UnsafeRawBufferPointer) -> [UInt8] {
    guard let frame = InputFrame(frame) else { return Output().text }
    switch frame.content {
    case .start(let launch, let entries):
      let runtime = Runtime<Root>(launch, entries: entries)
      self.runtime = runtime
      return runtime.start(frame.moment).text
    case .input(let input):
      guard let runtime else { return Output().text }
      return runtime.turn([input], frame.moment).text
    }
  }
}
