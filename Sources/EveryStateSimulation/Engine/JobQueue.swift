/// Jobs in the order in which they became ready.
struct JobQueue {
  private var jobs: [SimulatedJob] = []
  private var head = 0

  var count: Int { jobs.count - head }
  var isEmpty: Bool { jobs.count == head }

  mutating func append(_ job: SimulatedJob) {
    jobs.append(job)
  }

  /// The queue must not be empty.
  mutating func removeFirst() -> SimulatedJob {
    defer { discardTakenJobs() }
    head += 1
    return jobs[head - 1]
  }

  mutating func removeAll() {
    jobs.removeAll(keepingCapacity: true)
    head = 0
  }

  // An endless ping-pong of jobs never empties the queue, so the taken part is also dropped when it outweighs the rest.
  private mutating func discardTakenJobs() {
    if head == jobs.count {
      removeAll()
    } else if head >= 1024, head * 2 > jobs.count {
      jobs.removeFirst(head)
      head = 0
    }
  }
}
