import Coding
import Core

public typealias CourseID = ID<Course>

/// A golf course of the catalogue (specification §3.15).
@Memberwise public struct Course: Hashable, Sendable {
  public let id: CourseID
  public var name: String
  public var cityLabel: String
  /// ISO 3166-1 alpha-2, upper case; empty where unknown.
  public var country: String
  public var point: GlobePoint
  /// IANA name.
  public var timeZone: String
  /// 9, 18, 27, …; `nil` where unknown.
  public var holes: Int?
}

/// A city of the gazetteer (GeoNames, CC BY 4.0).
@Memberwise public struct City: Hashable, Sendable {
  /// GeoNames' number.
  public let id: Int
  /// "San Jose, CA", "Seoul, KR".
  public var label: String
  public var point: GlobePoint
  /// IANA name.
  public var timeZone: String
  public var population: Int
  /// What Koreans call it, "서울, 대한민국"; `nil` where nobody knows.
  public var korean: String? = nil
}
