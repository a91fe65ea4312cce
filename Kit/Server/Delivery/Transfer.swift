import CCurl
import Dispatch
import Foundation

/// One exchange by libcurl, which speaks the protocols, TLS and authentication for us.
///
/// Blocks, so it runs on a queue of its own: deliveries one at a time, others on the queue they
/// name.
final class Transfer {
  /// Text to send, handed out piece by piece, and what came back.
  private final class Box {
    var rest: ArraySlice<UInt8>
    var answer: [UInt8] = []
    let limit: Int

    init(_ bytes: [UInt8], keeping limit: Int) {
      rest = bytes[...]
      self.limit = limit
    }
  }

  struct Result: Sendable {
    /// 0 when the exchange went through.
    let code: UInt32
    /// The last status of the other end.
    let status: Int
    let answer: [UInt8]
  }

  /// The most bytes of an ordinary answer.
  static let answerLimit = 64 * 1_024
  static let deliveries = DispatchQueue(label: "fieldday.delivery")
  private static let isPrepared = fieldday_curl_prepare() == CURLE_OK

  private let handle: UnsafeMutableRawPointer
  private var lists: [UnsafeMutablePointer<curl_slist>] = []

  private init?() {
    guard Transfer.isPrepared, let handle = curl_easy_init() else { return nil }
    self.handle = handle
    set(CURLOPT_NOSIGNAL, 1)
    set(CURLOPT_CONNECTTIMEOUT, 15)
    set(CURLOPT_TIMEOUT, 30)
  }

  deinit {
    for list in lists { curl_slist_free_all(list) }
    curl_easy_cleanup(handle)
  }

  /// Runs an exchange off the calling task; `nil` when libcurl is not to be had.
  ///
  /// - Parameter limit: The most bytes of the answer; a longer one fails the exchange.
  static func run(
    sending bytes: [UInt8], on queue: DispatchQueue = Transfer.deliveries,
    keeping limit: Int = Transfer.answerLimit,
    _ prepare: @escaping @Sendable (Transfer) -> Void
  ) async -> Result? {
    await withCheckedContinuation { continuation in
      queue.async {
        guard let transfer = Transfer() else {
          continuation.resume(returning: nil)
          return
        }
        prepare(transfer)
        continuation.resume(returning: transfer.perform(bytes, keeping: limit))
      }
    }
  }

  func set(_ option: CURLoption, _ text: String) { _ = fieldday_curl_text(handle, option, text) }

  func set(_ option: CURLoption, _ number: Int) { _ = fieldday_curl_number(handle, option, number) }

  func set(_ option: CURLoption, list texts: [String]) {
    var list: UnsafeMutablePointer<curl_slist>?
    for text in texts { list = curl_slist_append(list, text) ?? list }
    guard let list else { return }
    lists.append(list)
    _ = fieldday_curl_list(handle, option, list)
  }

  /// The length of what is uploaded.
  func set(_ option: CURLoption, size: Int) {
    _ = fieldday_curl_size(handle, option, Int64(size))
  }

  private func perform(_ bytes: [UInt8], keeping limit: Int) -> Result {
    let box = Box(bytes, keeping: limit)
    let context = Unmanaged.passUnretained(box).toOpaque()
    _ = fieldday_curl_read(
      handle,
      { target, size, count, context in
        guard let target, let context else { return 0 }
        let box = Unmanaged<Box>.fromOpaque(context).takeUnretainedValue()
        let part = box.rest.prefix(size * count)
        part.withUnsafeBytes { bytes in
          if let base = bytes.baseAddress { memcpy(target, base, bytes.count) }
        }
        box.rest = box.rest.dropFirst(part.count)
        return part.count
      }, context)
    _ = fieldday_curl_write(
      handle,
      { source, size, count, context in
        guard let source, let context else { return 0 }
        let box = Unmanaged<Box>.fromOpaque(context).takeUnretainedValue()
        let length = size * count
        guard box.answer.count + length <= box.limit else { return 0 }
        UnsafeRawBufferPointer(start: source, count: length).withMemoryRebound(to: UInt8.self) {
          bytes in box.answer.append(contentsOf: bytes)
        }
        return length
      }, context)
    let code = withExtendedLifetime(box) { curl_easy_perform(handle) }
    return Result(
      code: code.rawValue, status: Int(fieldday_curl_status(handle)), answer: box.answer)
  }
}
