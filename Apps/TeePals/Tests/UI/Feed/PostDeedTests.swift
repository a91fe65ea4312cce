import Core
import Sync
import TeePalsDomain
import TeePalsUI
import Testing

/// What is done to posts: shown at once, marked, and put back with the reason.
@Suite struct PostDeedTests {
  private static let olga = GolferCard(user: GolferPhone.me, name: "Olga R.")

  private func reading(_ posts: (GolferPhone) -> [ShownPost]) -> GolferPhone {
    var phone = GolferPhone()
    phone.go(.feed)
    phone.fed(posts(phone))
    return phone
  }

  @Test func aLikeIsThereAtOnce() {
    var phone = reading { phone in [phone.shown(likes: 3)] }
    let target = LikeTarget.post(PostID(high: 8, low: 1))
    phone.feed(.liked(target, true))
    #expect(phone.commands == [.like(GolferPhone.me, target)])
    #expect(phone.html.contains("4 likes") && phone.html.contains("aria-pressed=\"true\""))
    phone.feed(.liked(target, false))
    #expect(phone.commands.last == .unlike(GolferPhone.me, target))
    #expect(phone.html.contains("3 likes"))
  }

  @Test func anAnswerThatCountsTheLikeDoesNotCountItTwice() {
    var phone = reading { phone in [phone.shown(likes: 3)] }
    phone.feed(.liked(.post(PostID(high: 8, low: 1)), true))
    phone.feed(.refreshed)
    var shown = phone.shown(likes: 4)
    shown.isLiked = true
    phone.fed([shown])
    #expect(phone.html.contains("4 likes"))
  }

  @Test func aLikeThatIsRefusedIsTakenBackWithTheReason() {
    var phone = reading { phone in [phone.shown(likes: 3)] }
    let target = LikeTarget.post(PostID(high: 8, low: 1))
    phone.feed(.liked(target, true))
    let like = GolfLike(user: GolferPhone.me, target: target, createdAt: phone.instant)
    phone.refuse(.like(GolferPhone.me, target), .closed, undoing: .like(like))
    #expect(phone.html.contains("3 likes") && phone.html.contains("tee-refusal"))
    // Whoever tries again has dealt with it.
    phone.feed(.liked(target, true))
    phone.fire("golf.discard." + GolferPhone.refusedID.description)
    #expect(phone.discarded == [GolferPhone.refusedID])
    #expect(phone.html.contains("4 likes") && !phone.html.contains("tee-refusal"))
  }

  @Test func nothingMoreIsLikedWhereItsAuthorCannotAnswer() {
    let phone = reading { phone in
      var shown = phone.shown()
      shown.isClosed = true
      return [shown]
    }
    let place = phone.html.firstRange(of: "aria-label=\"Like, 0 likes\"")
    #expect(place != nil && phone.html.contains("disabled"))
  }

  @Test func whoHasNoPhotoIsAskedForItFirstAndGoesOn() {
    var phone = reading { phone in [phone.shown()] }
    guard var profile = phone.replica.profile(of: GolferPhone.me) else { return }
    let photo = profile.photo
    profile.photo = nil
    phone.put(.profile(profile))
    phone.load()
    phone.feed(.composeWanted)
    #expect(phone.html.contains("Complete Your Profile") && phone.state.route == .feed)
    phone.send(.view(.gate(.completed)))
    #expect(phone.state.route == .editProfile(.photo))
    profile.photo = photo
    phone.put(.profile(profile))
    phone.load()
    phone.send(.view(.closed))
    #expect(phone.state.route == .composePost && phone.html.contains("tee-post-form"))
  }

  @Test func othersPostsAreHiddenReportedAndTheirAuthorsBlocked() {
    var phone = reading { phone in
      [phone.shown(1), phone.shown(2, "Second", by: GolferPhone.noah)]
    }
    let id = PostID(high: 8, low: 1)
    phone.feed(.menuOpened(id))
    for option in ["Hide from me", "Report", "Block Maya K."] {
      #expect(phone.html.contains(option), "\(option)")
    }
    #expect(!phone.html.contains("Delete"))
    phone.feed(.reported(.post(id)))
    #expect(phone.html.contains("Report this post"))
    phone.send(.view(.report(.closed)))
    phone.feed(.concealed(id.retagged()))
    #expect(!phone.html.contains("Wind at the links") && phone.html.contains("Second"))
    phone.feed(.blockAsked(GolferPhone.noah))
    #expect(phone.html.contains("Block Noah B.?"))
    phone.send(.view(.profile(.golfer(.blocked(GolferPhone.noah)))))
    #expect(!phone.html.contains("Second"))
  }

  @Test func onesOwnPostIsDeletedAtOnce() {
    var phone = reading { phone in [phone.shown(1, "Mine", by: Self.olga)] }
    let id = PostID(high: 8, low: 1)
    phone.put(.post(phone.shown(1, "Mine", by: Self.olga).post))
    phone.load()
    phone.feed(.menuOpened(id))
    #expect(phone.html.contains("Edit") && !phone.html.contains("Report"))
    phone.feed(.deletionAsked(id))
    #expect(phone.html.contains("Delete this post?"))
    phone.feed(.deleted(id))
    #expect(phone.commands == [.deletePost(id)] && phone.rejections.isEmpty)
    #expect(!phone.html.contains(">Mine<"))
  }

  @Test func onesOwnNewPostStandsFirstAndIsMarked() throws {
    var phone = reading { phone in [phone.shown()] }
    phone.pass(minutes: 1)
    let post = phone.shown(7, "Just written", by: Self.olga, minutes: 0).post
    phone.put(.post(post))
    phone.state.unsentPosts = UnsentPosts([.publishPost(post)])
    phone.load()
    let html = phone.html
    let own = try #require(html.firstRange(of: "Just written"))
    let other = try #require(html.firstRange(of: "Wind at the links"))
    #expect(own.lowerBound < other.lowerBound && html.contains("Sending"))
    phone.state.isOnline = false
    #expect(phone.html.contains("Waiting for a connection"))
    phone.state.isOnline = true
    phone.state.unsentPosts = UnsentPosts([])
    #expect(!phone.html.contains("Sending") && phone.html.contains("Just written"))
  }

  @Test func aPostThatIsRefusedIsPutRight() {
    var phone = reading { phone in [phone.shown()] }
    let post = phone.shown(7, "Too eager", by: Self.olga, minutes: 0).post
    phone.refuse(.publishPost(post), .rateLimited(seconds: 600), undoing: nil)
    #expect(phone.html.contains("Too eager") && phone.html.contains("Edit and try again"))
    phone.feed(.againWanted(post.id))
    #expect(phone.state.route == .composePost && phone.html.contains("Two clubs more."))
    phone.fire("golf.discard." + GolferPhone.refusedID.description)
    phone.write(.submitted)
    #expect(phone.published?.id == post.id && phone.rejections.isEmpty)
  }
}
