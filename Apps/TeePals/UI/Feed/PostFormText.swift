import Design

/// The words of the sheet on which a post is written.
enum PostFormText: PhraseBook {
  case title, editTitle, publish, save, discard, draftKept, draftFirst
  case name, namePlaceholder, text, tags, tagsHint, audience, everybody, friends
  case round, noRound, course, courseHint, dropCourse
  case photos, photoNumber, movePhoto, dropPhoto, photoTooLarge
  case published, publishedOnAnswer, publishedLater

  var phrase: Phrase {
    switch self {
    case .title: Phrase("New post", "새 글")
    case .editTitle: Phrase("Edit post", "글 수정")
    case .publish: Phrase("Post", "올리기")
    case .save: Phrase("Save", "저장")
    case .discard: Phrase("Discard draft", "임시 저장한 글 버리기")
    case .draftKept: Phrase("Draft kept on this device", "쓰던 글을 이 기기에 저장했어요")
    case .draftFirst:
      Phrase("Post or discard your draft first.", "쓰던 글을 먼저 올리거나 버려 주세요.")
    case .name: Phrase("Title", "제목")
    case .namePlaceholder:
      Phrase("Be specific: which course, which question?", "어떤 골프장, 어떤 이야기인지 적어 주세요")
    case .text: Phrase("Text", "내용")
    case .tags: Phrase("Tags", "태그")
    case .tagsHint:
      Phrase("Up to {n} words, with blanks between them", "띄어쓰기로 나눠 {n}개까지 쓸 수 있어요")
    case .audience: Phrase("Who can read it", "공개 범위")
    case .everybody: Phrase("Everybody", "전체 공개")
    case .friends: Phrase("Friends only", "친구만")
    case .round: Phrase("About a round", "함께 올릴 라운드")
    case .noRound: Phrase("No round", "라운드 없음")
    case .course: Phrase("About a course", "골프장")
    case .courseHint:
      Phrase(
        "Golfers whose home course it is are more likely to see it.",
        "이 골프장이 홈인 골퍼에게 더 잘 보여요.")
    case .dropCourse: Phrase("Remove the course", "골프장 빼기")
    case .photos: Phrase("Photos, up to {n}", "사진 {n}장까지")
    case .photoNumber: Phrase("Photo {name}", "사진 {name}")
    case .movePhoto: Phrase("Move photo {name} forward", "사진 {name} 앞으로 옮기기")
    case .dropPhoto: Phrase("Remove photo {name}", "사진 {name} 빼기")
    case .photoTooLarge:
      Phrase("This photo is too large: at most {n} MB.", "사진이 너무 커요. {n}MB까지 올릴 수 있어요.")
    case .published: Phrase("Posted", "글을 올렸어요")
    case .publishedOnAnswer:
      Phrase("It is posted once the server answers.", "서버가 응답하면 글을 올릴게요.")
    case .publishedLater: Phrase("It is posted once you are online.", "온라인이 되면 글을 올릴게요.")
    }
  }
}
