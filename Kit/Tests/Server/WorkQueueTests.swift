import Dispatch
import Server
import Testing

@Suite struct WorkQueueTests {
  @Test(.timeLimit(.minutes(30)))
  func oneWorksOneWaitsAndTheNextIsTurnedAway() async {
    let queue = WorkQueue("fieldday.test", atOnce: 1, queueLimit: 1)
    let gate = DispatchSemaphore(value: 0)
    await withTaskGroup(of: Int?.self) { tasks in
      for number in 1...3 {
        tasks.addTask {
          await queue.run {
            gate.wait()
            return number
          }
        }
      }
      // Whoever is turned away waits for nobody.
      var done = await [tasks.next() ?? 0]
      #expect(done == [nil])
      for _ in 1...2 { gate.signal() }
      for await number in tasks { done.append(number) }
      #expect(Set(done).count == 3)
    }
    #expect(await queue.run { 4 } == 4, "there is room again")
  }
}
