import Calendar

/// The order in which a date of three numbers is written.
public enum DateOrder: String, Hashable, Sendable, CaseIterable {
  case dayFirst, monthFirst, yearFirst
}

/// A date as it is written: sure, or three numbers whose order only the other lines, or the
/// person, can tell.
enum WrittenDate: Hashable, Sendable {
  case sure(CivilDate)
  /// The last has two digits or four.
  case numbers(Int, Int, Int, hasLongYear: Bool)

  /// Reads a date at the beginning of a text; answers with it and the tokens behind it. `nil` where
  /// none begins.
  static func read(_ tokens: [TextToken]) -> (date: WrittenDate, rest: ArraySlice<TextToken>)? {
    var index = 0
    // "Saturday, ", "토요일 ", "Sa., "
    while index < tokens.count, !tokens[index].isNumber {
      if case .word(let word) = tokens[index], month(word) != nil { break }
      index += 1
    }
    guard index < tokens.count, index <= 3 else { return nil }
    if let found = named(tokens, index) { return found }
    // "mar" may be a Tuesday.
    guard let number = tokens.firstIndex(where: { token in token.isNumber }), number <= 4 else {
      return nil
    }
    return numeric(tokens, number)
  }

  /// The day meant, by an order; `nil` where no calendar has it.
  func day(_ order: DateOrder) -> CivilDate? {
    switch self {
    case .sure(let date): return date
    case .numbers(let a, let b, let c, let hasLongYear):
      let year = hasLongYear ? c : 2_000 + c
      switch order {
      case .dayFirst: return CivilDate(year: year, month: b, day: a)
      case .monthFirst: return CivilDate(year: year, month: a, day: b)
      case .yearFirst:
        return hasLongYear ? nil : CivilDate(year: 2_000 + a, month: b, day: c)
      }
    }
  }

  /// The orders in which it is a day.
  var orders: [DateOrder] {
    if case .sure = self { return DateOrder.allCases }
    return DateOrder.allCases.filter { order in day(order) != nil }
  }

  // MARK: Forms

  /// `2026-11-21`, `2026년 11월 21일`, `20261121`, `21.11.2026`, `21/11/26`.
  private static func numeric(
    _ tokens: [TextToken], _ start: Int
  ) -> (date: WrittenDate, rest: ArraySlice<TextToken>)? {
    if case .number(let value, digits: 8) = tokens[start] {
      let rest = tokens[(start + 1)...]
      return CivilDate(year: value / 10_000, month: value / 100 % 100, day: value % 100)
        .map { date in (.sure(date), rest) }
    }
    var numbers: [(value: Int, digits: Int)] = []
    var signs: [TextToken] = []
    var index = start
    while index < tokens.count, numbers.count < 3 {
      if case .number(let value, let digits) = tokens[index] {
        numbers.append((value, digits))
      } else {
        signs.append(tokens[index])
      }
      index += 1
    }
    // The sign or unit behind the last number belongs to the date.
    while index < tokens.count, isTail(tokens[index]) { index += 1 }
    guard numbers.count == 3, signs.allSatisfy(isBetween) else { return nil }
    let rest = tokens[index...]
    if numbers[0].digits == 4 {
      return CivilDate(year: numbers[0].value, month: numbers[1].value, day: numbers[2].value)
        .map { date in (.sure(date), rest) }
    }
    guard numbers[0].digits <= 2, numbers[1].digits <= 2,
      numbers[2].digits == 4 || numbers[2].digits == 2
    else { return nil }
    let hasLongYear = numbers[2].digits == 4
    if hasLongYear, signs.first == .sign(".") {
      return CivilDate(year: numbers[2].value, month: numbers[1].value, day: numbers[0].value)
        .map { date in (.sure(date), rest) }
    }
    return (
      .numbers(
        numbers[0].value, numbers[1].value, numbers[2].value, hasLongYear: hasLongYear), rest
    )
  }

  /// `21 November 2026`, `Nov 21, 2026`, `21. Nov. 26`, `21 de noviembre de 2026`.
  private static func named(
    _ tokens: [TextToken], _ start: Int
  ) -> (date: WrittenDate, rest: ArraySlice<TextToken>)? {
    var numbers: [(value: Int, digits: Int)] = []
    var found: Int?
    var index = start
    while index < tokens.count, numbers.count < 2 || found == nil {
      switch tokens[index] {
      case .number(let value, let digits):
        guard numbers.count < 2 else { return nil }
        numbers.append((value, digits))
      case .word(let word):
        if found == nil, let month = month(word) {
          found = month
        } else if !["de", "del", "st", "nd", "rd", "th", "of"].contains(word) {
          return nil
        }
      case .sign(let sign):
        guard sign == "." || sign == "," || sign == "-" || sign == "/" else {
          return nil
        }
      }
      index += 1
    }
    guard let month = found, numbers.count == 2, numbers[0].digits <= 2,
      numbers[1].digits == 4 || numbers[1].digits == 2
    else { return nil }
    // A third number: what looked like a month was a weekday.
    if index + 1 < tokens.count, case .sign = tokens[index], tokens[index + 1].isNumber {
      return nil
    }
    let year = numbers[1].digits == 4 ? numbers[1].value : 2_000 + numbers[1].value
    let rest = tokens[index...]
    return CivilDate(year: year, month: month, day: numbers[0].value)
      .map { date in (.sure(date), rest) }
  }

  private static func isBetween(_ token: TextToken) -> Bool {
    switch token {
    case .sign(let sign): [".", "/", "-", "–"].contains(sign)
    case .word(let word): ["년", "월", "일"].contains(word)
    case .number: false
    }
  }

  private static func isTail(_ token: TextToken) -> Bool {
    switch token {
    case .sign(let sign): [".", ",", "(", ")"].contains(sign)
    case .word(let word): word == "일" || koreanDays.contains(word)
    case .number: false
    }
  }

  private static let koreanDays = [
    "월", "화", "수", "목", "금", "토", "월요일", "화요일", "수요일", "목요일", "금요일", "토요일", "일요일",
  ]

  /// The month of a word by its first letters, in English, German and Spanish.
  private static func month(_ word: String) -> Int? {
    let stems: [[String]] = [
      ["jan", "jän", "ene"], ["feb"], ["mar", "mär", "mrz"], ["apr", "abr"], ["may", "mai"],
      ["jun"], ["jul"], ["aug", "ago"], ["sep", "set"], ["oct", "okt"], ["nov"],
      ["dec", "dez", "dic"],
    ]
    guard word.count >= 3 else { return nil }
    for (index, names) in stems.enumerated()
    where names.contains(where: { name in word.hasPrefix(name) }) {
      return isMonth(word) ? index + 1 : nil
    }
    return nil
  }

  /// Not another word that begins like one: `marathon`, `Decatur`.
  private static func isMonth(_ word: String) -> Bool {
    word.count <= 4
      || [
        "january", "february", "march", "april", "june", "july", "august", "september",
        "october", "november", "december", "januar", "jänner", "februar", "märz", "juni", "juli",
        "oktober", "dezember", "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio",
        "agosto", "septiembre", "setiembre", "octubre", "noviembre", "diciembre",
      ].contains(word)
  }
}
