import Design

/// Making and changing a round.
enum FormText: PhraseBook {
  case newTitle, editTitle, step, next, post, save, posted, postedLater, postedOnAnswer, saved
  case draftKept
  case stepCourse, stepWhen, stepDetails, stepReview
  case leadCourse, leadWhen, leadDetails, leadReview
  case search, searchHint, searching, results, noCourses, enterManually, onDevice, noneOnDevice
  case backToSearch, changeCourse, yourCourse, courseName, city, cityHint, cityChosen, noCities
  case spot, spotHint
  case cityOffline, nearest, here, hereDenied, hereUnknown
  case date, time, venueTime, meant, moved, dark
  case visibility, forAll, forFriends, forInvited
  case forAllHint, forFriendsHint, forInvitedHint
  case policy, byRequest, atOnce, byRequestHint, atOnceHint
  case price, priceHint, ages, youngest, oldest, ageAndOlder, skills, skillsHint
  case enforced, enforcedHint, players, playersHint, playersOf
  case message, messagePlaceholder, left, over
  case reviewCourse, reviewWhen, reviewWho, reviewPrice, reviewWishes, reviewPlayers
  case reviewMessage, noMessage, change, enforcedShort
  case leaveQuestion, leaveText, leaveKeeping, leaveDiscarding, leaveChanges, stay
  case gone, goneText, toRound, faults

  var phrase: Phrase {
    switch self {
    case .newTitle: Phrase("New round", "새 라운드")
    case .editTitle: Phrase("Edit round", "라운드 수정")
    case .step: Phrase("Step {name} of {text}", "{text}단계 중 {name}단계")
    case .next: Phrase("Next", "다음")
    case .post: Phrase("Post Round", "라운드 올리기")
    case .save: Phrase("Save changes", "변경 저장")
    case .posted: Phrase("Your round is posted", "라운드를 올렸어요")
    case .postedLater:
      Phrase(
        "Saved. It will be posted when you are online", "저장했어요. 온라인이 되면 올릴게요")
    case .postedOnAnswer:
      Phrase(
        "Saved. It will be posted when the server answers", "저장했어요. 서버가 응답하면 올릴게요")
    case .saved: Phrase("Round updated", "라운드를 수정했어요")
    case .draftKept:
      Phrase("Your draft is kept on this device for 7 days.", "작성 중인 내용은 이 기기에 7일 동안 보관돼요.")
    case .stepCourse: Phrase("Where will you play?", "어디에서 칠까요?")
    case .stepWhen: Phrase("When do you tee off?", "언제 티오프하나요?")
    case .stepDetails: Phrase("Who should join?", "누구와 칠까요?")
    case .stepReview: Phrase("Ready to post?", "이대로 올릴까요?")
    case .leadCourse: Phrase("Find your course by its name or city.", "골프장 이름이나 도시로 찾아보세요.")
    case .leadWhen: Phrase("Date and time at the course.", "골프장 현지의 날짜와 시각이에요.")
    case .leadDetails:
      Phrase("Set who sees the round and what others should know.", "누가 볼 수 있는지, 무엇을 알아야 하는지 정해요.")
    case .leadReview: Phrase("Tap an item to change it.", "항목을 누르면 고칠 수 있어요.")
    case .search: Phrase("Golf course", "골프장")
    case .searchHint: Phrase("Type at least 2 characters", "두 글자 이상 입력하세요")
    case .searching: Phrase("Searching…", "찾는 중…")
    case .results: Phrase(one: "{n} course", other: "{n} courses", "골프장 {n}곳")
    case .noCourses: Phrase("No courses found", "찾은 골프장이 없어요")
    case .enterManually: Phrase("Enter course manually", "골프장 직접 입력")
    case .onDevice:
      Phrase("No connection. Showing courses saved on this device", "연결되지 않아 이 기기에 저장된 골프장만 보여요")
    case .noneOnDevice: Phrase("No connection, and no match on this device", "연결되지 않았고, 이 기기에도 없어요")
    case .backToSearch: Phrase("Search instead", "찾아서 고르기")
    case .changeCourse: Phrase("Change course", "골프장 바꾸기")
    case .yourCourse: Phrase("Your course", "선택한 골프장")
    case .courseName: Phrase("Course name", "골프장 이름")
    case .city: Phrase("City", "도시")
    case .cityHint: Phrase("Choose from the list to set the location", "목록에서 고르면 골프장 위치로 정해져요")
    case .cityChosen: Phrase("{text} chosen", "{text} 선택됨")
    case .noCities: Phrase("No matching city", "일치하는 도시가 없어요")
    case .spot: Phrase("Exact location (optional)", "정확한 위치 (선택)")
    case .spotHint:
      Phrase(
        "Paste coordinates or a map link so that directions lead to the course",
        "좌표나 지도 링크를 붙여 넣으면 길찾기가 골프장으로 안내해요")
    case .cityOffline:
      Phrase("No connection. Showing cities saved on this device", "연결되지 않아 이 기기에 저장된 도시만 보여요")
    case .nearest: Phrase("Nearest first", "가까운 순")
    case .here: Phrase("I'm at the course now", "지금 골프장에 있어요")
    case .hereDenied: Phrase("Location access is blocked in your browser", "브라우저에서 위치 접근이 차단되어 있어요")
    case .hereUnknown: Phrase("Your location could not be found", "현재 위치를 찾지 못했어요")
    case .date: Phrase("Date", "날짜")
    case .time: Phrase("Tee time", "티타임")
    case .venueTime: Phrase("{text} time", "{text} 시간 기준")
    case .meant: Phrase("Tee-off: {text}", "티오프: {text}")
    case .moved:
      Phrase(
        "Clocks go forward then, so the tee time becomes {text}.",
        "그때 시계가 앞당겨져서 티타임이 {text}로 정해져요.")
    case .dark: Phrase("It will be dark at the course then.", "그 시각이면 코스가 어두워요.")
    case .visibility: Phrase("Who can see it", "공개 범위")
    case .forAll: Phrase("Public", "전체 공개")
    case .forFriends: Phrase("Friends only", "친구만")
    case .forInvited: Phrase("Invite only", "초대만")
    case .forAllHint:
      Phrase("Anyone nearby can find the round.", "근처의 누구나 찾을 수 있어요.")
    case .forFriendsHint:
      Phrase("Only friends can see it: people who follow you back.", "서로 팔로우하는 친구만 볼 수 있어요.")
    case .forInvitedHint: Phrase("Only people you invite can see it.", "초대한 사람만 볼 수 있어요.")
    case .policy: Phrase("How people join", "참여 방식")
    case .byRequest: Phrase("By request", "요청 후 승인")
    case .atOnce: Phrase("Instantly", "바로 참여")
    case .byRequestHint: Phrase("You accept or decline each request.", "요청마다 직접 수락하거나 거절해요.")
    case .atOnceHint:
      Phrase("Anyone who can see it can take a free spot.", "볼 수 있는 사람은 누구나 바로 참여할 수 있어요.")
    case .price: Phrase("Price per player, {text}", "1인당 비용({text})")
    case .priceHint:
      Phrase(
        "For information only. Leave empty if unknown, 0 if free.", "참고용이에요. 미정이면 비우고, 무료면 0을 써요.")
    case .ages: Phrase("Preferred age", "선호 연령")
    case .youngest: Phrase("From", "최소")
    case .oldest: Phrase("To", "최대")
    case .ageAndOlder: Phrase("{text}+", "{text}+")
    case .skills: Phrase("Skill levels", "실력")
    case .skillsHint: Phrase("Choose all you would like to play with.", "함께 치고 싶은 실력을 모두 고르세요.")
    case .enforced: Phrase("Strict", "조건 엄격 적용")
    case .enforcedHint:
      Phrase(
        "Only golfers who match can join. When off, others just see a notice.",
        "조건에 맞는 사람만 참여할 수 있어요. 끄면 안내만 해요.")
    case .players: Phrase("Players", "인원")
    case .playersHint: Phrase("Including you.", "본인도 포함해요.")
    case .playersOf: Phrase(one: "{n} player", other: "{n} players", "{n}명")
    case .message: Phrase("Message from host", "호스트의 메시지")
    case .messagePlaceholder:
      Phrase("Pace, carts, where to meet…", "진행 속도, 카트, 만날 곳…")
    case .left: Phrase("{name} of {text} characters", "{text}자 중 {name}자")
    case .over:
      Phrase(one: "{n} character too many", other: "{n} characters too many", "{n}자 넘었어요")
    case .reviewCourse: Phrase("Course", "골프장")
    case .reviewWhen: Phrase("When", "일시")
    case .reviewWho: Phrase("Visibility", "공개")
    case .reviewPrice: Phrase("Price", "비용")
    case .reviewWishes: Phrase("Preferences", "선호 조건")
    case .reviewPlayers: Phrase("Players", "인원")
    case .reviewMessage: Phrase("Message", "호스트의 메시지")
    case .noMessage: Phrase("None", "없음")
    case .change: Phrase("Change: {text}", "{text} 고치기")
    case .enforcedShort: Phrase("strict", "엄격 적용")
    case .leaveQuestion: Phrase("Stop editing?", "작성을 그만할까요?")
    case .leaveText:
      Phrase("You can keep a draft on this device for 7 days.", "작성한 내용을 이 기기에 7일 동안 보관할 수 있어요.")
    case .leaveKeeping: Phrase("Keep draft", "초안으로 두기")
    case .leaveDiscarding: Phrase("Discard", "버리기")
    case .leaveChanges: Phrase("Your changes are not saved yet.", "바꾼 내용이 아직 저장되지 않았어요.")
    case .stay: Phrase("Keep editing", "계속 쓰기")
    case .gone: Phrase("This round cannot be changed", "이 라운드는 수정할 수 없어요")
    case .goneText:
      Phrase("It has started or ended, or someone else hosts it.", "이미 시작했거나 끝났거나, 다른 사람이 주최해요.")
    case .toRound: Phrase("Go to the round", "라운드 보기")
    case .faults: Phrase(one: "{n} field to check", other: "{n} fields to check", "확인할 항목 {n}개")
    }
  }
}

/// What is wrong with a field, by the rule that it breaks.
enum FormFaultText: PhraseBook {
  case courseMissing, cityMissing, timeMissing, skillsMissing, missing
  case tooShort, tooLong, characters, priceCharacters, outOfRange
  case inThePast, tooFarAhead, fewerThanAccepted, tooYoung, setOnce, elsewhere
  case pointUnread, pointFar, agesReversed

  var phrase: Phrase {
    switch self {
    case .courseMissing: Phrase("Choose a course", "골프장을 골라 주세요")
    case .cityMissing: Phrase("Choose the city from the list", "목록에서 도시를 골라 주세요")
    case .timeMissing: Phrase("Enter a date and time", "날짜와 시각을 정해 주세요")
    case .skillsMissing: Phrase("Choose at least one skill level", "실력을 하나 이상 골라 주세요")
    case .missing: Phrase("Fill this in", "입력해 주세요")
    case .tooShort:
      Phrase(one: "At least {n} character", other: "At least {n} characters", "{n}자 이상 써 주세요")
    case .tooLong:
      Phrase(one: "Up to {n} character", other: "Up to {n} characters", "{n}자까지 쓸 수 있어요")
    case .characters: Phrase("Some characters cannot be used here", "쓸 수 없는 문자가 있어요")
    case .priceCharacters: Phrase("Enter a number, such as 55", "55처럼 숫자로 써 주세요")
    case .outOfRange: Phrase("From {name} to {text}", "{name}에서 {text} 사이로 써 주세요")
    case .inThePast: Phrase("This time has passed", "이미 지난 시각이에요")
    case .tooFarAhead:
      Phrase(one: "At most {n} day ahead", other: "At most {n} days ahead", "{n}일 안으로 정해 주세요")
    case .fewerThanAccepted:
      Phrase(
        one: "{n} person has a spot already", other: "{n} people have a spot already",
        "이미 {n}명이 참여하고 있어요")
    case .tooYoung: Phrase("Must be at least 18", "만 18세 이상이어야 해요")
    case .setOnce: Phrase("This can be set only once", "한 번만 정할 수 있어요")
    case .pointUnread: Phrase("No location found in this text", "여기에서 위치를 읽을 수 없어요")
    case .pointFar: Phrase("Too far from the city", "도시에서 너무 멀어요")
    case .agesReversed:
      Phrase(
        "From {name} to {text} there is nobody: put the younger age first",
        "{name}세부터 {text}세까지는 아무도 없어요. 적은 나이를 먼저 골라 주세요")
    case .elsewhere: Phrase("This belongs to another round", "다른 라운드에 속해 있어요")
    }
  }
}
