import Core
import Sync

extension Decision {
  /// Says yes or no to what somebody asked for. An answer to what is gone, was answered, or is not
  /// the actor's to answer any more, changes nothing: what they recorded tells.
  mutating func answer(
    _ id: MatchID, _ asker: UserID, _ number: ClockAskID, _ answer: ClockAnswer
  ) throws(RefWatchRejection) {
    guard let match = replica.match(id) else { throw .notFound(.match, id.retagged()) }
    guard let part = replica.part(of: context.actor, in: match), part.mayRecord else {
      throw .notOfTheCrew
    }
    guard var request = replica.request(of: asker, in: id), request.number == number,
      request.answer == nil
    else { return }
    var keeping = ClockKeeping(owner: match.owner)
    for event in replica.events(of: id) { _ = keeping.hears(event) }
    guard keeping.mayLead(context.actor) else { return }
    request.answer = answer
    put(.request(request), in: .match(id))
  }

  /// Who leaves has nothing to ask any more.
  mutating func withdrawRequest(of user: UserID, in match: MatchID) {
    remove(RefWatchEntity.Kind.request.key(ClockRequest.id(of: user, in: match)), in: .match(match))
  }
}
