import DayBlockDomain
import Design

/// What is wrong with a file, and where.
enum ImportFaultText: PhraseBook {
  case tooLarge, tooManyRows, empty, notText, unknownEncoding, brokenJSON, unknownFormat
  case columnsMissing
  case blockMissing, startMissing, endMissing, notATime, noSuchDate, unknownZone, zeroLength
  case endsBeforeStart, future, tooLong, tooManySegments, openQuote, notUTF8, malformed
  case unusableCharacter, tooManyBlocks, tooManyGroups
  case allDay, series
  case overlaps, duplicate, skippedTime, ambiguousTime, shortened, cancelled, planned

  var phrase: Phrase {
    switch self {
    case .tooLarge: Phrase("The file is larger than {n} MB.", "파일이 {n}MB보다 커요.")
    case .tooManyRows: Phrase("The file has more than {n} records.", "기록이 {n}개보다 많아요.")
    case .empty: Phrase("The file is empty.", "파일이 비어 있어요.")
    case .notText: Phrase("This is not a text file.", "텍스트 파일이 아니에요.")
    case .unknownEncoding:
      Phrase(
        "Unknown text encoding. Save the file as UTF-8 and try again.",
        "글자 인코딩을 알 수 없어요. UTF-8로 저장한 뒤 다시 시도해 주세요.")
    case .brokenJSON:
      Phrase("The file is incomplete or damaged at byte {n}.", "파일이 {n}바이트에서 손상됐어요.")
    case .unknownFormat: Phrase("This file format is not supported.", "읽을 수 있는 형식이 아니에요.")
    case .columnsMissing:
      Phrase(
        "The table has no columns for activity and time: {text}", "이름과 시간을 나타내는 열이 없어요: {text}")
    case .blockMissing: Phrase("the activity is missing", "이름이 없어요")
    case .startMissing: Phrase("the start is missing", "시작 시각이 없어요")
    case .endMissing: Phrase("the end is missing", "끝 시각이 없어요")
    case .notATime: Phrase("“{text}” is not a time", "“{text}”는 시각이 아니에요")
    case .noSuchDate: Phrase("“{text}” does not exist", "“{text}”는 없는 날짜예요")
    case .unknownZone: Phrase("“{text}” is not a known time zone", "“{text}”는 알 수 없는 시간대예요")
    case .zeroLength: Phrase("start and end are the same", "시작과 끝이 같아요")
    case .endsBeforeStart: Phrase("it ends before it starts", "시작보다 먼저 끝나요")
    case .future: Phrase("it ends in the future", "미래에 끝나요")
    case .tooLong: Phrase("it is longer than {n} hours", "{n}시간보다 길어요")
    case .tooManySegments: Phrase("it has more than {n} parts", "{n}조각보다 많아요")
    case .openQuote: Phrase("a quotation mark is not closed", "따옴표가 닫히지 않았어요")
    case .notUTF8: Phrase("not UTF-8, so the text can't be read", "UTF-8이 아니라서 글자를 알 수 없어요")
    case .malformed: Phrase("expected {text}", "{text} 형식이어야 해요")
    case .unusableCharacter: Phrase("it has characters that can't be saved", "저장할 수 없는 문자가 있어요")
    case .tooManyBlocks:
      Phrase(
        "no room for the block “{text}”: the limit is {n}", "블럭은 {n}개까지라서 “{text}” 블럭을 만들 수 없어요")
    case .tooManyGroups:
      Phrase(
        "no room for the group “{text}”: the limit is {n}", "그룹은 {n}개까지라서 “{text}” 그룹을 만들 수 없어요")
    case .allDay: Phrase("it is an all-day event, so its time is unknown", "하루 종일 일정이라 시각을 알 수 없어요")
    case .series:
      Phrase(
        "it is a repeating event: only single events can be read", "반복 일정이에요. 한 번뿐인 일정만 읽을 수 있어요")
    case .overlaps: Phrase("overlaps number {n}", "{n}번째와 시간이 겹쳐요")
    case .duplicate: Phrase("same as number {n}: read once", "{n}번째와 같아서 한 번만 읽어요")
    case .skippedTime: Phrase("clocks skip this time: moved forward", "없는 시각이라 뒤로 옮겼어요")
    case .ambiguousTime:
      Phrase("clocks show this time twice: the first is used", "두 번 오는 시각이라 첫 번째로 봐요")
    case .shortened: Phrase("the text was too long and was shortened", "글이 길어서 줄였어요")
    case .cancelled: Phrase("the event was canceled: skipped", "취소된 일정이라 빼 두었어요")
    case .planned: Phrase("it was planned, not recorded: skipped", "기록이 아니라 계획이라 빼 두었어요")
    }
  }
}

extension Words {
  /// Why a file is not read.
  func fault(_ fault: ImportFileFault) -> String {
    switch fault {
    case .tooLarge(let limit): self(ImportFaultText.tooLarge, count: limit >> 20)
    case .tooManyRows(let limit): self(ImportFaultText.tooManyRows, count: limit)
    case .empty: self(ImportFaultText.empty)
    case .notText: self(ImportFaultText.notText)
    case .unknownEncoding: self(ImportFaultText.unknownEncoding)
    case .brokenJSON(let offset): self(ImportFaultText.brokenJSON, count: offset)
    case .unknownFormat: self(ImportFaultText.unknownFormat)
    case .columnsMissing(let columns):
      self(ImportFaultText.columnsMissing, text: columns.joined(separator: ", "))
    }
  }

  /// "Line 3".
  func place(_ number: Int, in list: ImportList) -> String {
    let text: DataText =
      switch list {
      case .lines: .line
      case .groups: .groupPlace
      case .blocks: .blockPlace
      case .sessions: .sessionPlace
      case .events: .eventPlace
      }
    return self(text, count: number)
  }

  /// What is wrong with a line.
  func reason(_ reason: ImportFault.Reason) -> String {
    switch reason {
    case .blockMissing: self(ImportFaultText.blockMissing)
    case .startMissing: self(ImportFaultText.startMissing)
    case .endMissing: self(ImportFaultText.endMissing)
    case .notATime(let text): self(ImportFaultText.notATime, text: text)
    case .noSuchDate(let text): self(ImportFaultText.noSuchDate, text: text)
    case .unknownZone(let text): self(ImportFaultText.unknownZone, text: text)
    case .zeroLength: self(ImportFaultText.zeroLength)
    case .endsBeforeStart: self(ImportFaultText.endsBeforeStart)
    case .future: self(ImportFaultText.future)
    case .tooLong(let hours): self(ImportFaultText.tooLong, count: hours)
    case .tooManySegments(let limit): self(ImportFaultText.tooManySegments, count: limit)
    case .openQuote: self(ImportFaultText.openQuote)
    case .notUTF8: self(ImportFaultText.notUTF8)
    case .malformed(let expected): self(ImportFaultText.malformed, text: expected)
    case .allDay: self(ImportFaultText.allDay)
    case .series: self(ImportFaultText.series)
    case .unusableCharacter: self(ImportFaultText.unusableCharacter)
    case .tooManyBlocks(let name, let limit):
      self(ImportFaultText.tooManyBlocks, text: name, count: limit)
    case .tooManyGroups(let name, let limit):
      self(ImportFaultText.tooManyGroups, text: name, count: limit)
    }
  }

  /// What is worth knowing of a line.
  func remark(_ remark: ImportRemark.Reason) -> String {
    switch remark {
    case .overlaps(let line): self(ImportFaultText.overlaps, count: line)
    case .duplicate(let line): self(ImportFaultText.duplicate, count: line)
    case .skippedTime: self(ImportFaultText.skippedTime)
    case .ambiguousTime: self(ImportFaultText.ambiguousTime)
    case .shortened: self(ImportFaultText.shortened)
    case .cancelled: self(ImportFaultText.cancelled)
    case .planned: self(ImportFaultText.planned)
    }
  }
}
