import Design

/// The words of one's own profile.
enum ProfileText: PhraseBook {
  case title, edit, followers, following, addBio, bio, about, golf
  case age, gender, city, occupation, instagram, instagramHint, memberSince
  case skill, plays, score, experience, unsaid, notSaid
  case changePhoto, addPhoto, photo, photoLead, choosePhoto, otherPhoto, removePhoto, sendingPhoto
  case sendAgain, giveUp, photoSaved, photoRemoved, removeQuestion, removeText
  case aboutSection, golfSection, bioSection, bioHint, bioCount, birthFixed, saved
  case leaveQuestion, leaveText, leave, stay
  case editAbout, editGolf, editBio
  case settings, blocked, refused, account, photoNudge, photoNudgeText
  case skillNudge, skillNudgeText, wordsHeld, photoHeld
  case homeCourse, homeCourseHint

  var phrase: Phrase { screenPhrase ?? photoPhrase ?? editorPhrase }

  private var screenPhrase: Phrase? {
    switch self {
    case .title: Phrase("Profile", "프로필")
    case .edit: Phrase("Edit", "수정")
    case .followers: Phrase(one: "Follower", other: "Followers", "팔로워")
    case .following: Phrase("Following", "팔로잉")
    case .addBio: Phrase("Add bio", "소개 쓰기")
    case .bio: Phrase("Bio", "소개")
    case .about: Phrase("About me", "내 정보")
    case .golf: Phrase("Golf", "골프")
    case .age: Phrase("Age", "나이")
    case .gender: Phrase("Gender", "성별")
    case .city: Phrase("Home city", "주로 치는 도시")
    case .occupation: Phrase("Occupation", "직업")
    case .instagram: Phrase("Instagram", "인스타그램")
    case .memberSince: Phrase("Member since {text}", "{text}부터 회원")
    case .skill: Phrase("Skill", "실력")
    case .plays: Phrase("Plays", "횟수")
    case .score: Phrase("Average score", "평균 타수")
    case .experience: Phrase("Experience", "구력")
    case .homeCourse: Phrase("Home course", "홈 골프장")
    case .unsaid: Phrase("Not set", "미설정")
    case .notSaid: Phrase("–", "–")

    case .settings: Phrase("TeePals settings", "TeePals 설정")
    case .blocked: Phrase("Blocked people", "차단한 사람")
    case .refused: Phrase("Not accepted", "거절됨")
    case .account: Phrase("Account and sign out", "계정 및 로그아웃")
    case .photoNudge: Phrase("Add a photo to play with others", "사진을 올리면 함께 칠 수 있어요")
    case .photoNudgeText:
      Phrase(
        "You need one to host, join and chat, so that people recognize each other.",
        "라운드를 열고, 참여하고, 채팅하려면 사진이 필요해요. 서로 알아볼 수 있어야 하니까요.")
    case .skillNudge: Phrase("Say how you play to play with others", "실력을 알려 주면 함께 칠 수 있어요")
    case .skillNudgeText:
      Phrase(
        "Your skill level is needed to host, join and chat.",
        "라운드를 열고, 참여하고, 채팅하려면 실력을 알려 줘야 해요.")
    case .wordsHeld:
      Phrase(
        "A moderator hid your bio and occupation. What you change is looked at before others see "
          + "it.",
        "운영자가 소개와 직업을 숨겼어요. 수정한 내용은 운영자가 확인한 뒤에 다른 사람에게 보여요.")
    case .photoHeld:
      Phrase(
        "A moderator removed your photo. A new one is looked at before others see it.",
        "운영자가 사진을 내렸어요. 새 사진은 운영자가 확인한 뒤에 다른 사람에게 보여요.")
    default: nil
    }
  }

  private var photoPhrase: Phrase? {
    switch self {
    case .changePhoto: Phrase("Change photo", "사진 바꾸기")
    case .addPhoto: Phrase("Add photo", "사진 올리기")
    case .photo: Phrase("Profile photo", "프로필 사진")
    case .photoLead:
      Phrase(
        "Show your face, so that others recognize you at the course. Location, camera and all "
          + "other metadata are removed from the file.",
        "골프장에서 알아볼 수 있도록 얼굴이 보이는 사진을 올려 주세요. 파일에 담긴 위치와 카메라 정보는 지워요.")
    case .choosePhoto: Phrase("Choose a photo", "사진 고르기")
    case .otherPhoto: Phrase("Choose another photo", "다른 사진 고르기")
    case .removePhoto: Phrase("Remove photo", "사진 지우기")
    case .sendingPhoto: Phrase("Sending the photo…", "사진을 보내는 중…")
    case .sendAgain: Phrase("Send again", "다시 보내기")
    case .giveUp: Phrase("Don't use this photo", "이 사진 쓰지 않기")
    case .photoSaved: Phrase("Photo saved", "사진을 저장했어요")
    case .photoRemoved: Phrase("Photo removed", "사진을 지웠어요")
    case .removeQuestion: Phrase("Remove your photo?", "사진을 지울까요?")
    case .removeText:
      Phrase(
        "Without one you can look around, but not host, join or chat.",
        "사진이 없으면 둘러볼 수는 있지만 라운드를 열거나 참여하거나 채팅할 수 없어요.")
    default: nil
    }
  }

  private var editorPhrase: Phrase {
    switch self {
    case .aboutSection: Phrase("About me", "내 정보")
    case .golfSection: Phrase("Golf", "골프")
    case .bioSection: Phrase("Bio", "소개")
    case .editAbout: Phrase("Edit about me", "내 정보 수정")
    case .editGolf: Phrase("Edit golf", "골프 정보 수정")
    case .editBio: Phrase("Edit bio", "소개 수정")
    case .bioHint:
      Phrase("What is it like to play a round with you?", "함께 라운드를 치면 어떤 사람인지 알려 주세요.")
    case .bioCount: Phrase("{name} of {text}", "{name}/{text}")
    case .birthFixed:
      Phrase("Only you see it. It can no longer be changed.", "나만 볼 수 있어요. 더 이상 바꿀 수 없어요.")
    case .homeCourseHint:
      Phrase(
        "Others see it. Posts about it come earlier in your feed.",
        "다른 골퍼에게도 보여요. 이 골프장에 관한 글이 내 피드에서 더 앞에 나와요.")
    case .instagramHint: Phrase("Username only, without @.", "@ 없이 사용자 이름만 입력해 주세요.")
    case .saved: Phrase("Profile saved", "프로필을 저장했어요")
    case .leaveQuestion: Phrase("Leave without saving?", "저장하지 않고 나갈까요?")
    case .leaveText: Phrase("Your changes here will be lost.", "여기서 바꾼 내용이 사라져요.")
    case .leave: Phrase("Leave", "나가기")
    default: Phrase("Keep editing", "계속 수정")
    }
  }
}
