import Design

/// Everything SuperFriend can say, for whoever checks that it says it in every language.
public enum FriendsCatalogue {
  public static var phrases: [Phrase] {
    var phrases = ListText.phrases + DueText.phrases + PeriodText.phrases
    phrases += KindText.phrases + DetailsText.phrases + PauseText.phrases
    phrases += NoticeText.phrases + PickerText.phrases + RecordText.phrases
    phrases += ImportText.phrases + CardText.phrases + SettingsText.phrases
    phrases += ReminderText.phrases + CalendarText.phrases
    phrases += ArchiveText.phrases + RefusedText.phrases + PlaygroundText.phrases
    return phrases
  }
}
