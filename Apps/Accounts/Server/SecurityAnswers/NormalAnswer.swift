import Foundation

/// The form in which answers are compared: two people who mean the same write it in many ways.
///
/// Unicode form NFKC, without case, without punctuation and signs that are not seen, one space
/// where there was any white space inside (specification §24). Foundation brings NFKC; the device
/// has none and checks lengths only.
public enum NormalAnswer {
  public static func form(_ typed: String) -> String {
    var form = String.UnicodeScalarView()
    var hasGap = false
    // Letters with a compatibility form of their own need a second turn.
    for scalar in folded(folded(typed)).unicodeScalars {
      if scalar.properties.isWhitespace {
        hasGap = !form.isEmpty
      } else if counts(scalar) {
        if hasGap { form.append(" ") }
        hasGap = false
        form.append(scalar)
      }
    }
    return String(form).precomposedStringWithCompatibilityMapping
  }

  /// Full case folding by way of the capitals: `ß` and `SS`, `ς` and `σ` become one.
  private static func folded(_ text: String) -> String {
    text.precomposedStringWithCompatibilityMapping.lowercased().uppercased().lowercased()
      .precomposedStringWithCompatibilityMapping
  }

  private static func counts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .control, .format:
      false
    default: true
    }
  }
}
