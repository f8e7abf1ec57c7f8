internal import TributaryStreams
package import TributaryTesting
internal import TributaryTime

/// What an operator does to pictures, by a real run in virtual time.
package struct Diagram {
  /// What a time without a unit counts in.
  package enum BareTime {
    case columns
    case milliseconds
  }

  /// How long a run goes on: longer than any picture and any time that can be written.
  private static let duration = Duration.seconds(60)

  /// The call as it was written.
  package let call: String
  let tracks: [Track]

  /// Runs an operator on pictures.
  ///
  /// - Parameters:
  ///   - text: the call: `debounce 2`.
  ///   - pictures: what it reads; without any, those of its sample.
  ///   - bareTime: what a time without a unit counts in.
  /// - Throws: a ``Marbles/Mistake`` in the call or in a picture.
  package init(
    _ text: String, _ pictures: [String], bareTime: BareTime = .columns
  ) throws(Marbles.Mistake) {
    let call = try Call(text)
    let (entry, words) = try OperatorEntry.named(by: call)
    let run = MarbleRun()
    let pictures = pictures.isEmpty ? Array(entry.sample.dropFirst()) : pictures
    let sources = try entry.sources(of: pictures, for: call, in: run)
    let arguments = Arguments(
      call, words, usage: entry.usage, bareTime: bareTime == .columns ? run.column : .milliseconds(1))
    let work = Work(run, call, arguments, sources)
    let events = try Diagram.events(of: entry, work)
    let longest = sources.map(\.columns).max() ?? 0
    let limit = longest * 2 + 12
    var tracks = sources.map(\.track)
    let result = Track(
      text, role: .output, events: work.columns(events), width: longest == 0 ? 10 : longest, limit: limit)
    if !work.isResultHidden { tracks.append(result) }
    // Of streams that never cease to come, those have a row that the result shows.
    for side in work.sides where !side.isInner || result.shows(side.label) {
      tracks.append(
        Track(
          side.label, role: .output, isInner: side.isInner, start: side.start,
          events: work.columns(side.recorder.events), width: max(longest, side.start), limit: limit))
    }
    self.call = text
    self.tracks = tracks
  }

  /// Runs the operator; its arguments are read inside the run, so that it takes the run's scheduler.
  private static func events(of entry: OperatorEntry, _ work: Work) throws(Marbles.Mistake) -> [Recorded<Value>] {
    var mistake: Marbles.Mistake?
    let events = work.run.events(for: duration) { () -> Observable<Value> in
      do {
        let stream = try entry.apply(work)
        try work.arguments.finish()
        return stream.apply(.endingEndless())
      } catch {
        // Nothing else is thrown where arguments are read.
        mistake = error as? Marbles.Mistake
        return .never()
      }
    }
    if let mistake { throw mistake }
    return events
  }
}

extension Work {
  /// Events with their columns, elements as texts.
  fileprivate func columns(_ events: [Recorded<Value>]) -> [(column: Int, event: Event<String>)] {
    events.map { (Int($0.time / run.column), $0.event.map(\.description)) }
  }
}

extension Operator where Input == Output {
  /// Lets go of a source that would never stop: one that brings more than any diagram shows.
  fileprivate static func endingEndless() -> Operator {
    Operator { observer, subscription in
      let stage = subscription.stage()
      var count = 0
      return Observer(
        onNext: { element in
          count += 1
          observer.onNext(element)
          if count == 3000 { stage.end() }
        },
        onTermination: { if stage.end() { observer.onTermination($0) } })
    }
  }
}
