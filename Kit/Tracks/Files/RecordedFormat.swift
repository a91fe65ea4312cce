import Core

/// The format of a file, by its content.
public enum RecordedFormat: String, Hashable, Sendable, CaseIterable {
  case fit, gpx, tcx

  /// By the first bytes: the word `.FIT` at byte 8 of the header of a FIT file, or the
  /// name of the first XML element. Its whole tag has to lie within the first 16 KiB. `nil` for
  /// anything else.
  public init?(_ bytes: [UInt8]) {
    if bytes.count >= 12, FITHeader.isMarked(bytes) {
      self = .fit
      return
    }
    do throws(XMLFault) {
      var xml = try XMLReader(Array(bytes.prefix(16 << 10)))
      guard case .open = try xml.next() else { return nil }
      if xml.isNamed("gpx") {
        self = .gpx
      } else if xml.isNamed("TrainingCenterDatabase") {
        self = .tcx
      } else {
        return nil
      }
    } catch { return nil }
  }
}
