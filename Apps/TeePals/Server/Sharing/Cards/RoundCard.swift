import Calendar
import Core
import Server
import TeePalsDomain
import Wire

/// The picture that programs show beside the link to a public round, in one language.
struct RoundCard: Sendable {
  let round: RoundID
  let drawing: Drawing
  /// Of everything it shows, and so the name of this picture alone.
  let sum: MediaDigest
  /// What it shows, in words.
  let alternative: String

  init(_ invitation: Landing.Invitation, of round: RoundID, in language: Language) {
    let words = LandingWords(language: language)
    let (time, spots) = (words.time(invitation), words.spots(invitation))
    self.round = round
    drawing = Drawing(
      shapes: RoundCardShapes.svg(of: round),
      texts: [
        RoundCardShapes.brand.text("TeePals"), RoundCardShapes.course.text(invitation.course),
        RoundCardShapes.city.text(invitation.city), RoundCardShapes.time.text(time),
        RoundCardShapes.spots.text(spots),
      ])
    sum = MediaDigest(of: drawing.json.bytes)
    alternative = [invitation.course, invitation.city, time, spots]
      .filter { part in !part.isEmpty }.joined(separator: " · ")
  }

  /// One for each language.
  static func all(_ invitation: Landing.Invitation, of round: RoundID) -> [RoundCard] {
    Language.allCases.map { language in RoundCard(invitation, of: round, in: language) }
  }

  private static let prefix = "card-"
  private static let suffix = ".jpg"

  /// Where it is.
  var path: String { "/r/\(round)/" + Self.prefix + sum.text + Self.suffix }

  /// The sum in the last part of an address.
  static func sum(in name: String) -> MediaDigest? {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
    return MediaDigest(String(name.dropFirst(prefix.count).dropLast(suffix.count)))
  }
}

/// The picture for whatever has none of its own.
enum SuitePicture {
  static let path = "/icons/suite-512.png"
  /// Pixels.
  static let side = 512
}
