import HTTPTypes
import Hummingbird
import Synchronization

/// What has been written of a body.
final class CollectedBody: Sendable {
  private let written = Mutex(ByteBuffer())

  var bytes: ByteBuffer { written.withLock { written in written } }

  func append(_ buffer: ByteBuffer) {
    written.withLock { written in _ = written.writeImmutableBuffer(buffer) }
  }
}

/// Keeps a body instead of sending it.
struct BodyCollector: ResponseBodyWriter {
  let body: CollectedBody

  func write(_ buffer: ByteBuffer) async throws { body.append(buffer) }
  consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
