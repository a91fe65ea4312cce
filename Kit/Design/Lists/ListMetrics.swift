/// Fixed heights of a virtual list's parts (px at a text size of 100 %). The stylesheet and the
/// arithmetic of
/// ``VirtualList`` both take them from here.
public enum ListMetrics {
  /// One row without the gap below it: an avatar of 40 and 10 above and below, or two lines of
  /// text.
  public static let row = 64
  public static let gap = 10
  /// A section's heading with its space.
  public static let header = 44
}
