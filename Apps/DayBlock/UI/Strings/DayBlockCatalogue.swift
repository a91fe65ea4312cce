import Design

/// Everything DayBlock can say, for whoever checks that it says it in every language.
public enum DayBlockCatalogue {
  public static var phrases: [Phrase] {
    var phrases = ShellText.phrases + DayProblemText.phrases
    phrases += ColorFamilyText.phrases + ColorShadeText.phrases
    phrases += DayRefusalText.phrases + DayFieldText.phrases + DayRefusedText.phrases
    phrases += InfoCatalogue.phrases + TrackCatalogue.phrases
    phrases += ManageCatalogue.phrases + CalendarCatalogue.phrases
    return phrases
  }
}
