/// Distances (px at a text size of 100 %).
public enum Spacing {
  public static let xs = 10
  public static let sm = 22
  public static let md = 40
}

/// Corner radii (px).
public enum Radius {
  public static let small = 14
  public static let normal = 22
}

/// Heights of controls (px). A small button still has a target of `normal` through an invisible
/// margin.
public enum ControlHeight {
  public static let small = 28
  public static let normal = 44
}

/// Durations (ms), all eased out.
public enum Pace {
  public static let fast = 100
  public static let normal = 250
}

/// Opacities (percent).
public enum Opacity {
  public static let veryFaded = 10
  public static let faded = 20
  public static let slightlyFaded = 65
  public static let body = 80
}

/// The scale of text sizes (hundredths of a rem) with line heights (percent).
public enum TypeScale: String, CaseIterable, Sendable {
  case caption, callout, body, headline, title3, title2, title1, display

  public var size: Int {
    switch self {
    case .caption: 81
    case .callout: 94
    case .body: 100
    case .headline: 106
    case .title3: 125
    case .title2: 150
    case .title1: 188
    case .display: 225
    }
  }

  public var lineHeight: Int {
    switch self {
    case .caption, .callout: 140
    case .body: 150
    case .headline, .title3: 130
    case .title2, .title1, .display: 120
    }
  }
}
