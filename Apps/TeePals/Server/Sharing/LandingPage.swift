import Calendar
import Core
import Server
import TeePalsDomain

/// The landing page of a round: no script, nothing from other sites, not to be listed.
struct LandingPage: Sendable {
  let landing: Landing
  let round: RoundID?
  /// Who handed the link on and how: it leads on with the reader.
  var link = RoundLink(inviter: nil, source: "")
  let language: Language
  /// Scheme and authority by which others reach the server.
  let origin: String

  private var words: LandingWords { LandingWords(language: language) }

  var status: Int {
    switch landing {
    case .open, .hidden: 200
    case .canceled: 410
    case .unknown: 404
    }
  }

  var html: String {
    let page: PageText = """
      <!doctype html>
      <html lang="\(language.rawValue)" data-theme="system" data-app="golf">
      <head>
      \(head)
      </head>
      <body class="tee-landing">
      <main class="tee-landing-card">
      <p class="tee-landing-brand">TeePals</p>
      <h1 class="tee-landing-title">\(title)</h1>
      \(content)
      \(buttons)
      <p class="tee-landing-slogan">\(words.slogan)</p>
      </main>
      </body>
      </html>

      """
    return page.text
  }

  private var title: String {
    switch landing {
    case .open(let invitation): words.invitation(invitation.course)
    case .hidden: words.hiddenTitle
    case .canceled: words.canceledTitle
    case .unknown: words.unknownTitle
    }
  }

  /// One sentence, also for programs that show links.
  private var summary: String {
    switch landing {
    case .open(let invitation):
      [invitation.city, words.time(invitation), words.spots(invitation)]
        .filter { part in !part.isEmpty }.joined(separator: " · ")
    case .hidden: words.hidden
    case .canceled: words.canceled
    case .unknown: words.unknown
    }
  }

  private var head: PageText {
    """
    <meta charset="utf-8">
    <title>\(title) – TeePals</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light dark">
    <meta name="description" content="\(summary)">
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="TeePals">
    <meta property="og:title" content="\(title)">
    <meta property="og:description" content="\(summary)">
    \(picture)
    \(address)
    <link rel="icon" href="/icons/suite.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/shell.css">
    <link rel="stylesheet" href="/styles.css">
    <link rel="stylesheet" href="/golf.css">
    """
  }

  /// The round's own picture where everybody may see it.
  private var picture: PageText {
    guard case .open(let invitation) = landing, let round else {
      return image(
        SuitePicture.path, width: SuitePicture.side, height: SuitePicture.side, "TeePals",
        card: "summary")
    }
    let card = RoundCard(invitation, of: round, in: language)
    return image(
      card.path, width: Drawing.width, height: Drawing.height, card.alternative,
      card: "summary_large_image")
  }

  private func image(
    _ path: String, width: Int, height: Int, _ alternative: String, card: String
  ) -> PageText {
    """
    <meta property="og:image" content="\(origin)\(path)">
    <meta property="og:image:width" content="\(String(width))">
    <meta property="og:image:height" content="\(String(height))">
    <meta property="og:image:alt" content="\(alternative)">
    <meta name="twitter:card" content="\(card)">
    """
  }

  private var address: PageText {
    guard let round, landing != .unknown else { return "" }
    return "<meta property=\"og:url\" content=\"\(origin)/r/\(round.description)\">"
  }

  private var content: PageText {
    guard case .open(let invitation) = landing else {
      return "<p class=\"tee-landing-text\">\(summary)</p>"
    }
    let place = [invitation.course, invitation.city].filter { part in !part.isEmpty }
      .joined(separator: ", ")
    return """
      <dl class="tee-landing-facts">
      \(fact(words.whereLabel, place))
      \(fact(words.whenLabel, words.time(invitation)))
      \(fact(words.hostLabel, invitation.host))
      \(fact(words.spotsLabel, words.spots(invitation)))
      </dl>
      """
  }

  private func fact(_ label: String, _ value: String) -> PageText {
    "<div><dt>\(label)</dt><dd>\(value)</dd></div>"
  }

  /// Where the round is in the app.
  private func address(of round: RoundID) -> String {
    "/golf/rounds/" + round.description + query
  }

  private var query: String {
    var parts: [String] = []
    if let inviter = link.inviter { parts.append("inviter=" + inviter.description) }
    if !link.source.isEmpty { parts.append("source=" + link.source) }
    return parts.isEmpty ? "" : "?" + parts.joined(separator: "&")
  }

  private var buttons: PageText {
    let install: PageText =
      "<a class=\"tee-landing-link\" href=\"/golf\">\(words.install)</a>"
    switch landing {
    case .open, .hidden:
      guard let round else { return install }
      let open: PageText = """
        <a class="tee-landing-button" href="\(address(of: round))">\(words.open)</a>
        """
      return "\(open)\n\(install)"
    case .canceled, .unknown: return install
    }
  }
}
