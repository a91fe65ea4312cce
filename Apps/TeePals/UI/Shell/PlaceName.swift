import Core
import Design
import TeePalsDomain

extension TeePalsFeature.State {
  /// What the place on the screen is called, for the document's title.
  var placeName: String {
    if !hasAccount || !isLoaded { return words(ShellText.teePals) }
    switch route {
    case .home: return words(ShellText.teePals)
    case .rounds: return words(ShellText.rounds)
    case .activity: return words(ShellText.activity)
    case .create: return words(ShellText.newRound)
    case .round(let id): return roundName(id) ?? words(ShellText.round)
    case .chat(let id): return roundName(id) ?? words(ShellText.chat)
    case .invite: return words(ShellText.invite)
    case .editRound: return words(ShellText.editRound)
    case .notifications: return words(ShellText.notifications)
    case .profile, .editProfile: return words(ShellText.profile)
    case .settings: return words(ShellText.settings)
    case .blocked: return words(ShellText.blocked)
    case .golfer: return profile.golfer.page.content?.name ?? words(ShellText.golfer)
    case .people: return words(ShellText.findPeople)
    case .followers: return words(ShellText.followers)
    case .following: return words(ShellText.following)
    case .onboarding: return words(ShellText.welcome)
    case .refused: return words(ShellText.refused)
    case .standing: return words(StandingText.title)
    case .feed: return words(FeedText.title)
    case .post(let id, _): return shownPost(id)?.post.title ?? words(PostText.title)
    case .composePost: return words(PostFormText.title)
    case .editPost: return words(PostFormText.editTitle)
    case .posts(let user): return words(user == me ? PostText.mine : .theirs)
    case .moderation, .moderationCase:
      return moderation.isKnown ? words(ModerationText.title) : words(ShellText.teePals)
    }
  }

  private func roundName(_ id: RoundID) -> String? {
    let known = replica.round(id) ?? replica.place(of: me, in: id)?.round
    return known.map { round in words.courseName(round.course.name) }
  }
}
