import Calendar
import Design
import TeePalsDomain
import View

/// The filters that ask what a round is like.
enum FilterTraits {
  static func view(_ words: Words, _ traits: RoundTraits) -> Piece {
    .fragment([
      group(
        "skill", words(FilterText.skill), words, of: SkillLevel.allCases, traits.skill,
        title: { skill in words.skill(skill) },
        with: { skill in
          var new = traits
          new.skill = skill
          return new
        }),
      group(
        "price", words(FilterText.price), words, of: PriceCeiling.allCases, traits.price,
        hint: words(FilterText.priceHint), title: { price in words.ceiling(price) },
        with: { price in
          var new = traits
          new.price = price
          return new
        }),
      group(
        "time", words(FilterText.time), words, of: DayPart.allCases, traits.dayPart,
        hint: words(FilterText.timeHint), title: { part in words.dayPart(part) },
        with: { part in
          var new = traits
          new.dayPart = part
          return new
        }),
      seats(words, traits),
      group(
        "holes", words(PlayText.holes), words, of: RoundHoles.allCases, traits.play.holes,
        title: { holes in words.holes(holes) },
        with: { holes in
          var new = traits
          new.play.holes = holes
          return new
        }),
      group(
        "travel", words(PlayText.travel), words, of: RoundTravel.allCases, traits.play.travel,
        hint: words(PlayText.filterHint), title: { travel in words.travel(travel) },
        with: { travel in
          var new = traits
          new.play.travel = travel
          return new
        }),
    ])
  }

  /// Any, or one of these.
  private static func group<Choice: Equatable>(
    _ name: String, _ title: String, _ words: Words, of all: [Choice], _ chosen: Choice?,
    hint: String? = nil, title say: (Choice) -> String, with change: (Choice?) -> RoundTraits
  ) -> Piece {
    let open: Piece = choice(
      words(FilterText.anything), isChosen: chosen == nil,
      action: FilterSheet.act(.traits(change(nil))))
    let others: [Piece] = all.map { one in
      choice(
        say(one), isChosen: chosen == one, action: FilterSheet.act(.traits(change(one))))
    }
    return FilterSheet.part("tee-filter-" + name, title) {
      choices(title, [open] + others)
      if let hint { paragraph(hint, "hint") }
    }
  }

  private static func seats(_ words: Words, _ traits: RoundTraits) -> Piece {
    let title = words(FilterText.seats)
    let buttons: [Piece] = RoundTraits.seatChoices.map { count in
      var new = traits
      new.seats = count
      return choice(
        words(FilterText.seatsFrom, count: count), isChosen: traits.seats == count,
        action: FilterSheet.act(.traits(new)))
    }
    return FilterSheet.part("tee-filter-seats", title) { choices(title, buttons) }
  }
}

extension Words {
  /// "$50 or less" where people count in dollars, "7만 원 이하" in Korea.
  func ceiling(_ price: PriceCeiling) -> String {
    if price == .free { return self(RoundText.priceFree) }
    let currency = language == .korean ? "KRW" : "USD"
    let most = Money(minor: price.most(in: currency) ?? 0, currency: currency)
    return self(FilterText.priceUpTo, text: money(most))
  }

  func dayPart(_ part: DayPart) -> String {
    switch part {
    case .morning: self(FilterText.morning)
    case .afternoon: self(FilterText.afternoon)
    case .evening: self(FilterText.evening)
    }
  }

  /// What a round has to be like, for the line that says what is looked for.
  func traits(_ traits: RoundTraits) -> [String] {
    var said: [String] = []
    if let skill = traits.skill { said.append(self.skill(skill)) }
    if let price = traits.price { said.append(ceiling(price)) }
    if let part = traits.dayPart { said.append(dayPart(part)) }
    if traits.seats > RoundTraits.fewestSeats {
      said.append(self(FilterText.seatsFrom, count: traits.seats))
    }
    return said + play(traits.play)
  }
}
