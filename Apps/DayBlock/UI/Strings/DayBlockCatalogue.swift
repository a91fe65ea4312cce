import Design

/// Everything DayBlock can say, for whoever checks that it says it in every language.
public enum DayBlockCatalogue {
  public static var phrases: [Phrase] {
    var phrases = all(ShellText.self) + all(DayProblemText.self)
    phrases += all(ColorFamilyText.self) + all(ColorShadeText.self)
    phrases += all(DayRefusalText.self) + all(DayFieldText.self) + all(DayRefusedText.self)
    phrases += InfoCatalogue.phrases + TrackCatalogue.phrases
    phrases += ManageCatalogue.phrases + CalendarCatalogue.phrases
    return phrases
  }

  private static func all<Texts: PhraseBook>(_ texts: Texts.Type) -> [Phrase] {
    Texts.allCases.map { key in key.phrase }
  }
}
