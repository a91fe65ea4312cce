import Calendar
import Design
import RunningBuddyDomain
import Tracks

/// The words of files.
enum RunDataText: PhraseBook {
  case bringIn, bringInText, choose, reading, preview, more, take, taken, others, undo, leftOut, cut
  case zone, zoneText, takeOut, takeOutText, all, missed, full
  case isNew, isHere, isDeleted, isSimilar, isSimilarHere, isTwice, isUnusable
  case atLine, atByte, notePlace, noteTimeMissing, noteTime, noteSum, noteCut, noteBad
  case noteUndefined

  var phrase: Phrase {
    switch self {
    case .bringIn: Phrase("Bring runs in", "기록 가져오기")
    case .bringInText:
      Phrase(
        "FIT, GPX and TCX files of watches and other apps, up to 50 at once.",
        "시계와 다른 앱의 FIT, GPX, TCX 파일을 한 번에 50개까지 가져올 수 있어요.")
    case .choose: Phrase("Choose files", "파일 선택")
    case .reading:
      Phrase(one: "Reading… {n} file", other: "Reading… {n} files", "읽는 중… 파일 {n}개")
    case .preview: Phrase("What these files bring", "파일 미리보기")
    case .more:
      Phrase(
        one: "Only the first file was read.", other: "Only the first {n} files were read.",
        "처음 {n}개 파일만 읽었어요.")
    case .take: Phrase(one: "Take {n} run over", other: "Take {n} runs over", "{n}개 가져오기")
    case .taken: Phrase(one: "{n} run taken over", other: "{n} runs taken over", "{n}개를 가져왔어요")
    case .others:
      Phrase(
        one: "{n} of them is no running: it is in no record.",
        other: "{n} of them are no running: they are in no records.",
        "그중 {n}개는 달리기가 아니라서 최고 기록에는 넣지 않아요.")
    case .undo: Phrase("Take the import back", "가져오기 되돌리기")
    case .leftOut:
      Phrase(
        one: "{n} thing was left out or put right", other: "{n} things were left out or put right",
        "{n}개를 빼거나 고쳤어요")
    case .cut: Phrase("The file ends early.", "파일이 중간에 끝나요.")
    case .zone: Phrase("In which time zone were these?", "어느 시간대의 기록인가요?")
    case .zoneText:
      Phrase("Some of these files have times without a zone.", "일부 파일의 시각에 시간대가 없어요.")
    case .takeOut: Phrase("Take runs out", "기록 내보내기")
    case .takeOutText:
      Phrase(
        "Every run can be saved from its page, without a network.",
        "각 기록의 페이지에서 네트워크 없이도 저장할 수 있어요.")
    case .all: Phrase("All runs as a ZIP", "모든 기록을 ZIP으로")
    case .missed:
      Phrase(
        "What you shared did not arrive: this app was not running in the browser yet. Share "
          + "it again, or choose the file here.",
        "공유한 파일이 도착하지 않았어요. 앱이 아직 브라우저에 준비되지 않았어요. 다시 공유하거나 여기에서 파일을 골라 주세요.")
    case .full:
      Phrase(
        "There were 20 shared files here already, so this one was not kept. Deal with those, then "
          + "share it again.",
        "공유한 파일이 이미 20개 있어서 이 파일은 받지 못했어요. 먼저 정리한 뒤 다시 공유해 주세요.")
    case .isNew: Phrase("New", "새 기록")
    case .isHere: Phrase("Is here already", "이미 있어요")
    case .isDeleted: Phrase("Was deleted: taking it restores it", "삭제한 기록이에요. 가져오면 복원해요")
    case .isSimilar: Phrase("Looks like a run that is here", "비슷한 기록이 이미 있어요")
    case .isSimilarHere: Phrase("Looks like another one of these files", "다른 파일과 비슷해요")
    case .isTwice: Phrase("The same file was chosen twice", "같은 파일을 두 번 골랐어요")
    case .isUnusable: Phrase("Can't be kept: {text}", "저장할 수 없어요: {text}")
    case .atLine: Phrase("line {text}", "{text}번째 줄")
    case .atByte: Phrase("octet {text}", "{text}번째 바이트")
    case .notePlace: Phrase("A place was left out", "위치를 뺐어요")
    case .noteTimeMissing: Phrase("A point without a time was left out", "시각이 없는 지점을 뺐어요")
    case .noteTime: Phrase("An impossible time was left out", "잘못된 시각을 뺐어요")
    case .noteSum: Phrase("The check sum is wrong", "검사 합계가 맞지 않아요")
    case .noteCut: Phrase("It ends early", "중간에 끝나요")
    case .noteBad: Phrase("A part could not be read", "읽을 수 없는 부분이 있어요")
    case .noteUndefined: Phrase("A message has no definition", "정의되지 않은 메시지가 있어요")
    }
  }
}

/// Why a file gives no run.
enum RunFaultText: PhraseBook {
  case empty, tooLarge, zip, other, noRecording, cutShort, broken, nothingUsable, tooMany, unusable
  case unread

  var phrase: Phrase {
    switch self {
    case .empty: Phrase("The file is empty.", "빈 파일이에요.")
    case .tooLarge: Phrase("The file is larger than {text}.", "파일이 {text}보다 커요.")
    case .zip:
      Phrase(
        "This is an archive. Unpack it and choose the files in it.",
        "압축 파일이에요. 풀어서 안의 파일을 골라 주세요.")
    case .other: Phrase("This is no FIT, GPX or TCX file.", "FIT, GPX, TCX 파일이 아니에요.")
    case .noRecording: Phrase("There is no recording in it.", "기록이 들어 있지 않아요.")
    case .cutShort:
      Phrase("It ends before anything could be read.", "읽을 수 있는 내용 전에 파일이 끝나요.")
    case .broken: Phrase("It is broken at {text}.", "{text}에서 깨져 있어요.")
    case .nothingUsable: Phrase("No point in it can be used.", "쓸 수 있는 지점이 없어요.")
    case .tooMany: Phrase("At most 50 files at once.", "한 번에 50개까지만 가능해요.")
    case .unusable: Phrase("What is in it can't be kept.", "내용을 저장할 수 없어요.")
    case .unread: Phrase("It could not be read, or is too large.", "읽을 수 없거나 너무 커요.")
    }
  }
}

extension Words {
  func callAsFunction(_ reason: RunFileFault) -> String {
    switch reason {
    case .empty: self(RunFaultText.empty)
    case .tooLarge(let limit):
      self(RunFaultText.tooLarge, text: formats.size(bytes: Int64(limit)))
    case .otherFormat(.zip), .otherFormat(.gzip): self(RunFaultText.zip)
    case .otherFormat: self(RunFaultText.other)
    case .noRecording: self(RunFaultText.noRecording)
    case .cutShort: self(RunFaultText.cutShort)
    case .broken(_, let position): self(RunFaultText.broken, text: self(position))
    case .nothingUsable: self(RunFaultText.nothingUsable)
    case .tooMany: self(RunFaultText.tooMany)
    case .unusable(let rejection): self(rejection)
    }
  }

  func callAsFunction(_ position: FilePosition) -> String {
    switch position {
    case .line(let number): self(RunDataText.atLine, text: formats.number(number))
    case .byte(let number): self(RunDataText.atByte, text: formats.number(number))
    }
  }

  func callAsFunction(_ note: RecordedNote) -> String {
    let what: RunDataText =
      switch note.what {
      case .place: .notePlace
      case .timeMissing: .noteTimeMissing
      case .time: .noteTime
      case .checkSum: .noteSum
      case .cutShort: .noteCut
      case .malformed: .noteBad
      case .undefined: .noteUndefined
      }
    return self(what) + " (" + self(note.position) + ")"
  }

  func callAsFunction(_ state: RunImport.State) -> String {
    switch state {
    case .new: self(RunDataText.isNew)
    case .here: self(RunDataText.isHere)
    case .deleted: self(RunDataText.isDeleted)
    case .similar: self(RunDataText.isSimilar)
    case .similarInImport: self(RunDataText.isSimilarHere)
    case .twice: self(RunDataText.isTwice)
    case .unusable(let rejection): self(RunDataText.isUnusable, text: self(rejection))
    }
  }
}
