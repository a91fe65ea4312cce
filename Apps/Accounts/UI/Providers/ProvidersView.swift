import Calendar
import Core
import Design
import View

extension ProvidersFeature {
  /// Nothing where there is nothing to link and nothing linked.
  public static func view(_ state: State) -> Node<Action> {
    if case .loaded(let listing) = state.status, listing.offers.isEmpty, listing.rows.isEmpty {
      return .empty
    }
    let language = state.language
    return .fragment([
      section(id: "linked-accounts", ProvidersText.title.text(in: language)) {
        if let problem = state.problem { fault(problem.text(in: language)) }
        asyncContent(
          state.status.loadable(language), language, retry: .opened,
          isEmpty: { listing in listing.rows.isEmpty },
          empty: {
            stack {
              paragraph(ProvidersText.lead.text(in: language), "soft")
              linking(state)
            }
          },
          view: { listing in
            stack {
              box(.group) { for link in listing.rows { row(link, state) } }
              proving(listing, state)
              linking(state)
            }
          })
      },
      state.removing.map { link in removal(link, language) } ?? .empty,
      state.proofSheet,
    ])
  }

  /// One button for each provider that is not linked yet.
  private static func linking(_ state: State) -> Node<Action> {
    guard case .loaded(let listing) = state.status else { return .empty }
    return stack {
      for offer in listing.open {
        button(
          ProvidersText.link.text(in: state.language, [("provider", offer.title)]), .outlined,
          traits: state.act == .link(offer.id) ? [.wide, .loading] : .wide,
          action: .linkTapped(offer.id))
      }
    }
  }

  /// How somebody without a password proves who they are.
  private static func proving(_ listing: Listing, _ state: State) -> Node<Action> {
    guard !listing.hasPassword else { return .empty }
    return stack {
      paragraph(ProvidersText.noPassword.text(in: state.language), "soft")
      for link in listing.rows {
        if let provider = link.provider {
          button(
            ProvidersText.prove.text(in: state.language, [("provider", link.title)]), .outlined,
            traits: state.act == .prove(provider) ? [.wide, .loading] : .wide,
            action: .proveTapped(provider))
        }
      }
    }
  }

  private static func row(_ link: ProviderRow, _ state: State) -> Node<Action> {
    let language = state.language
    func say(_ text: ProvidersText, _ instant: Instant) -> String {
      let date = Formats(language).date(instant.civil(offset: 0).date, .medium)
      return text.text(in: language, [("date", date)])
    }
    var remarks = [say(.linked, link.linked)]
    if let used = link.lastUsed { remarks.append(say(.used, used)) }
    if let email = link.email { remarks.insert(email, at: 0) }
    if link.provider == nil { remarks.append(ProvidersText.gone.text(in: language)) }
    return element("div", .class("setting"), .key(link.id)) {
      element("div", .class("grow breaks")) {
        element("p") { link.title }
        for remark in remarks { element("p", .class("hint")) { remark } }
      }
      button(
        ProvidersText.unlink.text(in: language), .naked,
        traits: state.act == .unlink(link.id)
          ? [.small, .destructive, .loading] : [.small, .destructive],
        action: .unlinkTapped(link))
    }
  }

  private static func removal(_ link: ProviderRow, _ language: Language) -> Node<Action> {
    question(
      id: "unlinking",
      title: ProvidersText.unlinkTitle.text(in: language, [("provider", link.title)]),
      text: ProvidersText.unlinkText.text(in: language), close: Action.unlinkCancelled
    ) {
      button(
        KitText.cancel.text(in: language), .prominent, traits: .wide, action: .unlinkCancelled)
      button(
        ProvidersText.unlink.text(in: language), .naked, traits: [.wide, .destructive],
        action: .unlinkConfirmed)
    }
  }
}
