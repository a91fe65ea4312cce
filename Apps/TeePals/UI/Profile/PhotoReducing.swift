import Core
import Design
import TeePalsDomain
import Wire

extension PhotoChoice {
  /// Everything the server reads. Phones make a JPEG of what they keep in another form.
  static let kinds = "image/jpeg,image/png,image/webp,image/gif"
}

extension TeePalsFeature.State {
  mutating func reducePhoto(_ action: PhotoAction) -> Effects {
    switch action {
    case .wanted:
      return [
        .ask(
          .keepPhoto(accept: PhotoChoice.kinds, longestSide: GolfLimits.profilePhotoSide),
          answer: { answer in .inner(.profile(.photoPicked(answer))) })
      ]
    case .sent:
      guard let file = profile.choice?.file, file.size <= GolfLimits.photo else { return [] }
      profile.choice?.problem = nil
      return send(file)
    case .givenUp:
      profile.choice = nil
      return []
    case .removeAsked:
      profile.question = .removePhoto
      return []
    case .removed:
      profile.question = nil
      let removing = settleSaying(
        words(ProfileText.photoRemoved), .editProfile(me, [.photo(nil)]))
      if removing != nil { profile.arrived = nil }
      return removing ?? []
    }
  }

  mutating func receivePicked(_ answer: HostAnswer) -> Effects {
    // Whoever closes the list of files changes nothing.
    guard case .kept(let file) = answer else { return [] }
    profile.choice = PhotoChoice(file: file)
    guard file.size <= GolfLimits.photo else {
      profile.choice?.problem = .tooLarge
      return []
    }
    return send(file)
  }

  private func send(_ file: KeptFile) -> Effects {
    exchange(.sending(file, to: "/api/golf/photos?use=profile")) { answer in
      .profile(.photoSent(file, answer))
    }
  }

  mutating func receivePhoto(_ file: KeptFile, _ answer: HostAnswer) -> Effects {
    // Another one has been chosen meanwhile, or none.
    guard profile.choice?.file == file else { return [] }
    let photo = answer.read { cursor throws(WireError) in
      MediaDigest(try cursor.required("photo").string(limit: MediaDigest.length))
    }
    guard case .some(.some(let digest)) = photo else {
      profile.choice?.problem = PhotoProblem(answer)
      return []
    }
    guard
      let effects = settleSaying(
        words(ProfileText.photoSaved), .editProfile(me, [.photo(digest)]))
    else {
      profile.choice?.problem = .failed
      return []
    }
    profile.choice = nil
    profile.arrived = digest
    if case .editProfile(.photo) = route { return effects + close() }
    return effects
  }
}
