/// The texts of parts that are asked for together and come one by one, in any order.
public struct PartTexts: Hashable, Sendable {
  private var texts: [String?]

  public init(count: Int) {
    texts = Array(repeating: nil, count: count)
  }

  /// Whether there is such a part.
  public func has(_ index: Int) -> Bool { texts.indices.contains(index) }

  /// Takes the text of a part; another one replaces it.
  ///
  /// - Returns: All texts in their order once each is there; nothing before, nor for a part that
  ///   there is not.
  public mutating func take(_ text: String, at index: Int) -> [String]? {
    guard has(index) else { return nil }
    texts[index] = text
    let all = texts.compactMap { text in text }
    return all.count == texts.count ? all : nil
  }
}
