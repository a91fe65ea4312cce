import Core
import Sync
import Wire

extension Page {
  /// What the server answers to whoever pulls, where it is one page.
  static func pulled(
    _ parts: [ScopePart] = [], reset: Bool = true, more: Bool = false
  ) -> String {
    Page(
      epoch: Epoch(high: 0x0191_0000_0000_7000, low: 0x8000_0000_0000_0001), cursor: "c",
      reset: reset, purges: [], parts: parts, mark: nil, rejections: [], known: nil, more: more
    ).json.text
  }
}
