import Foundation

/// The cities, read when somebody first asks for one: a server that nobody asks starts as fast as
/// without them, and keeps none.
public actor Gazetteer {
  /// Whom those who see its cities have to be told.
  static let credit = "GeoNames, CC BY 4.0"

  private let path: String?
  private var index: CityIndex?

  /// - Parameter path: The file; without one, or without a readable one, there is no city.
  public init(path: String?) { self.path = path }

  /// A gazetteer that is there already.
  public init(_ index: CityIndex) {
    path = nil
    self.index = index
  }

  public func cities() -> CityIndex {
    if let index { return index }
    let read = Self.read(path) ?? .empty
    index = read
    return read
  }

  /// `nil` where no gazetteer can be read.
  public static func read(_ path: String?) -> CityIndex? {
    guard let path, let data = FileManager.default.contents(atPath: path) else { return nil }
    return CityIndex(gazetteer: Array(data))
  }
}
