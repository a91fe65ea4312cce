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
    case .bringIn: Phrase("Import runs", "기록 가져오기")
    case .bringInText:
      Phrase(
        "FIT, GPX and TCX files from watches and other apps, up to 50 at once.",
        "시계와 다른 앱의 FIT, GPX, TCX 파일을 한 번에 50개까지 가져올 수 있어요.")
    case .choose: Phrase("Choose files", "파일 선택")
    case .reading:
      Phrase(one: "Reading… {n} file", other: "Reading… {n} files", "읽는 중… 파일 {n}개")
    case .preview: Phrase("Import preview", "가져오기 미리보기")
    case .more:
      Phrase(
        one: "Only the first file was read.", other: "Only the first {n} files were read.",
        "처음 {n}개 파일만 읽었어요.")
    case .take: Phrase(one: "Import {n} run", other: "Import {n} runs", "{n}개 가져오기")
    case .taken: Phrase(one: "{n} run imported", other: "{n} runs imported", "{n}개를 가져왔어요")
    case .others:
      Phrase(
        one: "{n} other activity, not counted in records",
        other: "{n} other activities, not counted in records",
        "그중 {n}개는 달리기가 아니라서 최고 기록에는 넣지 않아요.")
    case .undo: Phrase("Undo import", "가져오기 되돌리기")
    case .leftOut:
      Phrase(
        one: "{n} item skipped or corrected", other: "{n} items skipped or corrected",
        "{n}개를 빼거나 고쳤어요")
    case .cut: Phrase("The file ends early.", "파일이 중간에 끝나요.")
    case .zone: Phrase("Which time zone are these in?", "어느 시간대의 기록인가요?")
    case .zoneText: Phrase("Some of these files don't include a time zone.", "일부 파일의 시각에 시간대가 없어요.")
    case .takeOut: Phrase("Export runs", "기록 내보내기")
    case .takeOutText:
      Phrase("Export a single run from its page, even offline.", "각 기록의 페이지에서 오프라인으로도 내보낼 수 있어요.")
    case .all: Phrase("Export all runs (ZIP)", "모든 기록 내보내기(ZIP)")
    case .missed:
      Phrase(
        "The shared file didn't arrive because the app wasn't ready yet. Share it again, or "
          + "choose the file here.",
        "공유한 파일이 도착하지 않았어요. 앱이 아직 브라우저에 준비되지 않았어요. 다시 공유하거나 여기에서 파일을 골라 주세요.")
    case .full:
      Phrase(
        "This file wasn't kept: 20 shared files are already waiting. Finish those, then share it "
          + "again.",
        "공유한 파일이 이미 20개 있어서 이 파일은 받지 못했어요. 먼저 정리한 뒤 다시 공유해 주세요.")
    case .isNew: Phrase("New", "새 기록")
    case .isHere: Phrase("Already in your runs", "이미 있어요")
    case .isDeleted: Phrase("Deleted earlier: importing restores it", "삭제한 기록이에요. 가져오면 복원해요")
    case .isSimilar: Phrase("Similar to an existing run", "비슷한 기록이 이미 있어요")
    case .isSimilarHere: Phrase("Similar to another of these files", "다른 파일과 비슷해요")
    case .isTwice: Phrase("The same file was chosen twice", "같은 파일을 두 번 골랐어요")
    case .isUnusable: Phrase("Can't be saved: {text}", "저장할 수 없어요: {text}")
    case .atLine: Phrase("line {text}", "{text}번째 줄")
    case .atByte: Phrase("byte {text}", "{text}번째 바이트")
    case .notePlace: Phrase("An invalid location was skipped", "잘못된 위치를 뺐어요")
    case .noteTimeMissing: Phrase("A point without a time was skipped", "시각이 없는 지점을 뺐어요")
    case .noteTime: Phrase("An invalid time was skipped", "잘못된 시각을 뺐어요")
    case .noteSum: Phrase("The checksum is wrong", "체크섬이 맞지 않아요")
    case .noteCut: Phrase("The file ends early", "파일이 중간에 끝나요")
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
    case .other: Phrase("This is not a FIT, GPX or TCX file.", "FIT, GPX, TCX 파일이 아니에요.")
    case .noRecording: Phrase("The file contains no recording.", "기록이 들어 있지 않아요.")
    case .cutShort: Phrase("The file ends before anything could be read.", "읽을 수 있는 내용 전에 파일이 끝나요.")
    case .broken: Phrase("The file is damaged at {text}.", "파일이 {text}에서 손상되었어요.")
    case .nothingUsable: Phrase("The file contains no usable points.", "쓸 수 있는 지점이 없어요.")
    case .tooMany: Phrase("At most 50 files at once.", "한 번에 50개까지만 가능해요.")
    case .unusable: Phrase("The contents can't be saved.", "내용을 저장할 수 없어요.")
    case .unread: Phrase("The file couldn't be read or is too large.", "읽을 수 없거나 너무 커요.")
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
