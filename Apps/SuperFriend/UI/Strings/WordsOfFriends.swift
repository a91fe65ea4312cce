import Calendar
import Design
import SuperFriendDomain

extension Words {
  func period(_ period: Period) -> String {
    switch period {
    case .weekly: self(PeriodText.weekly)
    case .everyTwoWeeks: self(PeriodText.everyTwoWeeks)
    case .monthly: self(PeriodText.monthly)
    case .everyTwoMonths: self(PeriodText.everyTwoMonths)
    case .everyThreeMonths: self(PeriodText.everyThreeMonths)
    case .everySixMonths: self(PeriodText.everySixMonths)
    case .annually: self(PeriodText.annually)
    case .custom(let count): self(PeriodText.everyDays, count: count.days)
    }
  }

  func kind(_ type: ConnectionType) -> String {
    switch type {
    case .message: self(KindText.message)
    case .call: self(KindText.call)
    case .meetUp: self(KindText.meetUp)
    case .email: self(KindText.email)
    case .videoCall: self(KindText.videoCall)
    case .letter: self(KindText.letter)
    case .other: self(KindText.other)
    }
  }

  /// A kind on a button that records it: "Message" and "Call" are for reaching out.
  func done(_ type: ConnectionType) -> String {
    switch type {
    case .message: self(KindText.messaged)
    case .call: self(KindText.called)
    default: kind(type)
    }
  }

  /// "Met Ana today".
  func did(_ type: ConnectionType, _ name: String, _ day: String) -> String {
    let key: KindText =
      switch type {
      case .message: .didMessage
      case .call: .didCall
      case .meetUp: .didMeet
      case .email: .didEmail
      case .videoCall: .didVideo
      case .letter: .didLetter
      case .other: .didOther
      }
    return self(key, name: name, text: day)
  }

  func band(_ band: DueBand) -> String {
    switch band {
    case .fresh: self(DueText.fresh)
    case .warming: self(DueText.warming)
    case .soon: self(DueText.soon)
    case .due: self(DueText.dueBand)
    case .cold: self(DueText.cold)
    }
  }

  func section(_ section: DueSection) -> String {
    switch section {
    case .due: self(ListText.dueNow)
    case .comingUp: self(ListText.comingUp)
    case .later: self(ListText.later)
    case .paused: self(ListText.paused)
    case .archived: self(ListText.archived)
    }
  }

  /// The status line: how many days are left, or over.
  func status(_ due: Due, _ friend: Friend, _ wording: Wording, today: CivilDate) -> String {
    if let until = friend.pausedUntil, friend.isPaused(on: today) {
      return self(DueText.pausedUntil, text: day(until, from: today))
    }
    if let until = due.snoozedUntil {
      return self(DueText.snoozedUntil, text: day(until, from: today))
    }
    switch (due.status, wording) {
    case (.noContactYet, _): return self(DueText.noContactYet)
    case (.left(let days), .compact): return self(DueText.compactDays, count: days)
    case (.left(let days), .full): return self(DueText.days, count: days)
    case (.today, .full): return self(DueText.dueToday)
    case (.overdue(let days), .full): return self(DueText.daysOverdue, count: days)
    case (.today, .compact), (.overdue, .compact): return self(DueText.due)
    }
  }

  func fault(_ fault: FormFault) -> String {
    switch fault {
    case .nameMissing: self(PickerText.needsName)
    case .noDate: self(PickerText.noDate)
    case .futureDate: self(PickerText.futureDate)
    case .tooEarly: self(PickerText.tooEarly)
    case .noteTooLong:
      self(RefusedText.tooLong, name: self(RefusedText.fieldNote), count: Connection.noteLimit)
    case .nobody: self(RecordText.needsPeople)
    case .tooManyPeople: self(RecordText.tooMany)
    case .rejected(let rejection): reason(rejection)
    }
  }

  /// Why a change was not accepted.
  func reason(_ rejection: FriendsRejection) -> String {
    switch rejection {
    case .notFound(.friend, _): self(RefusedText.gone)
    case .notFound(.contact, _): self(RefusedText.goneContact)
    case .notFound: self(RefusedText.goneConnection)
    case .idTaken: self(RefusedText.idTaken)
    case .notYours: self(RefusedText.notYours)
    case .alreadyOnList: self(RefusedText.alreadyOnList)
    case .duplicateCard: self(RefusedText.duplicateCard)
    case .nameMissing: self(RefusedText.nameMissing)
    case .tooLong(let field, let limit):
      self(RefusedText.tooLong, name: self(key(field)), count: limit)
    case .tooMany(let field, let limit):
      self(RefusedText.tooMany, name: self(key(field)), count: limit)
    case .unusableCharacter(let field):
      self(RefusedText.unusableCharacter, name: self(key(field)))
    case .tooLarge: self(RefusedText.tooLarge)
    case .futureDate: self(RefusedText.futureDate)
    case .tooEarly: self(RefusedText.tooEarly)
    case .dateNotReal(let text): self(RefusedText.dateNotReal, text: text)
    case .daysOutOfRange: self(RefusedText.daysOutOfRange)
    case .notOneMeeting: self(RefusedText.notOneMeeting)
    }
  }

  private func key(_ field: FriendsRejection.Field) -> RefusedText {
    switch field {
    case .name: .fieldName
    case .note: .fieldNote
    case .value: .fieldValue
    case .phones: .fieldPhones
    case .emails: .fieldEmails
    case .urls: .fieldUrls
    case .impps: .fieldImpps
    case .addresses: .fieldAddresses
    case .categories: .fieldCategories
    case .friends: .fieldFriends
    case .connections: .fieldConnections
    }
  }
}
