import Testing
import TributaryShared
import TributaryStreams
import TributaryTesting
import TributaryTime

/// One relay and a link whose events the test writes.
struct SharedRelayTests {
  let time = VirtualScheduler()
  let link = ScriptedLink()

  private func relay(
    _ resolution: SharedResolution<Int> = .lastWriterWins, limits: SharedLimits = SharedLimits(),
    _ body: (SharedRelay<Int>, Shared) throws -> Void
  ) rethrows {
    try time.run {
      let shared = Shared(link: link, scope: .current, limits: limits)
      try body(shared.relay("k", initial: 0, resolving: resolution), shared)
    }
  }

  // MARK: Without other clients

  @Test func anAcceptedValueIsShownAtOnceAndWrittenOnTopOfWhatTheStoreHas() {
    relay { relay, _ in
      link.start(.foreign("4", 7))
      #expect(relay.value == 4)
      #expect(relay.currentState == SharedState(phase: .confirmed, revision: 7, isSaved: true))
      relay.accept(5)
      #expect(relay.value == 5)
      #expect(relay.currentState == SharedState(phase: .pending, revision: 7, isSaved: false))
      #expect(link.writes.map(\.text) == ["5"] && link.writes[0].base == 7)
      link.answer(.stored(8))
      #expect(relay.currentState == SharedState(phase: .confirmed, revision: 8, isSaved: true))
    }
  }

  @Test func acceptingTheValueThatIsThereWritesNothing() {
    relay { relay, _ in
      link.start(.foreign("4", 7))
      relay.accept(4)
      #expect(link.writes.isEmpty && relay.currentState.isSaved)
    }
  }

  @Test(arguments: [true, false]) func theAnswerAndTheWatchOfOneWriteGiveOneEmission(answerIsFirst: Bool) {
    relay { relay, _ in
      link.start()
      let seen = Log(relay.asObservable())
      relay.accept(5)
      let entry = link.entry(1)
      if answerIsFirst { link.answer(.stored(1)) }
      link.send(.changed(entry), .changed(entry))
      link.answer(.stored(1))
      #expect(seen.elements == [0, 5])
      #expect(relay.currentState == SharedState(phase: .confirmed, revision: 1, isSaved: true))
    }
  }

  @Test func aHundredValuesAcceptedWhileOneIsOnItsWayMakeTwoWrites() {
    relay { relay, _ in
      link.start()
      for value in 1...100 { relay.accept(value) }
      #expect(link.writes.map(\.text) == ["1"])
      link.answer(.stored(1))
      #expect(link.writes.map(\.text) == ["1", "100"] && link.writes[1].base == 1)
      link.answer(.stored(2))
      #expect(relay.currentState == SharedState(phase: .confirmed, revision: 2, isSaved: true))
    }
  }

  @Test func aValueThatReturnsToTheOneOnItsWayNeedsNoSecondWrite() {
    relay { relay, _ in
      link.start()
      for value in [1, 2, 1] { relay.accept(value) }
      link.answer(.stored(1))
      #expect(link.writes.count == 1 && relay.value == 1 && relay.currentState.isSaved)
    }
  }

  // MARK: Uncertain writes

  @Test func aWriteWithoutAnAnswerIsSentAgainUnchanged() {
    relay { relay, _ in
      link.start()
      relay.accept(5)
      time.advance(by: .seconds(5))
      time.advance(by: .seconds(5))
      #expect(link.writes.count >= 2)
      #expect(link.writes.allSatisfy { $0 == link.writes[0] })
      #expect(relay.currentState.phase == .pending)
      link.answer(.stored(1))
      #expect(relay.currentState.phase == .confirmed)
    }
  }

  @Test func aRetryOfAWriteThatStandsIsFoundByItsIdentity() {
    relay { relay, _ in
      link.start()
      relay.accept(5)
      link.answer(.baseChanged)
      #expect(link.reads == ["k"])
      link.send(.read("k", link.entry(1)))
      #expect(relay.currentState == SharedState(phase: .confirmed, revision: 1, isSaved: true))
      #expect(link.writes.count == 1)
    }
  }

  @Test func aWriteThatAnotherClientBuiltOnIsFoundAmongTheEarlierWrites() {
    relay(.refuse) { relay, _ in
      link.start()
      relay.accept(5)
      link.answer(.baseChanged)
      link.send(.read("k", .foreign("6", 2, recent: [link.writes[0].header.id])))
      #expect(relay.value == 6)
      #expect(relay.currentState == SharedState(phase: .confirmed, revision: 2, isSaved: true))
    }
  }

  @Test func aReadWithoutAnAnswerIsAskedAgain() {
    relay { relay, _ in
      link.start()
      relay.accept(5)
      link.answer(.baseChanged)
      time.advance(by: .seconds(5))
      #expect(link.reads == ["k", "k"])
    }
  }

  @Test func aLateAnswerToAnEarlierWriteChangesNothing() {
    relay { relay, _ in
      link.start()
      relay.accept(5)
      let first = link.writes[0].header.id
      link.send(.changed(link.entry(1)))
      relay.accept(6)
      link.send(.written("k", first, .baseChanged), .written("k", first, .unanswered))
      #expect(link.reads.isEmpty && relay.currentState.phase == .pending)
      link.answer(.stored(2))
      #expect(relay.currentState.phase == .confirmed)
    }
  }

  // MARK: Other clients

  @Test func aChangeByAnotherClientIsNotShownWhileMineIsOnItsWay() {
    relay { relay, _ in
      link.start(.foreign("1", 1))
      let seen = Log(relay.asObservable())
      relay.accept(5)
      link.send(.changed(.foreign("2", 2)))
      #expect(seen.elements == [1, 5])
      link.answer(.baseChanged)
      link.send(.read("k", .foreign("2", 2)))
      #expect(link.writes.map(\.text) == ["5", "5"] && link.writes[1].base == 2)
      link.answer(.stored(3))
      #expect(seen.elements == [1, 5])
    }
  }

  @Test func refuseShowsTheirsAndReportsMine() {
    relay(.refuse) { relay, _ in
      link.start(.foreign("1", 1))
      let refused = Log(relay.refusals)
      relay.accept(5)
      link.answer(.baseChanged)
      link.send(.read("k", .foreign("2", 2)))
      #expect(relay.value == 2 && refused.elements == [5] && link.writes.count == 1)
      #expect(relay.currentState == SharedState(phase: .confirmed, revision: 2, isSaved: true))
    }
  }

  @Test func mergeWritesBothChanges() {
    relay(.merge { base, mine, theirs in theirs + mine - base }) { relay, _ in
      link.start(.foreign("10", 1))
      relay.accept(15)
      link.answer(.baseChanged)
      link.send(.read("k", .foreign("12", 2)))
      #expect(relay.value == 17 && link.writes[1].text == "17" && link.writes[1].base == 2)
    }
  }

  @Test func aMergeThatEqualsTheirsWritesNothing() {
    relay(.merge { _, _, theirs in theirs }) { relay, _ in
      link.start(.foreign("10", 1))
      relay.accept(15)
      link.answer(.baseChanged)
      link.send(.read("k", .foreign("12", 2)))
      #expect(relay.value == 12 && link.writes.count == 1 && relay.currentState.isSaved)
    }
  }

  @Test func aMergeThatThrowsFailsAndRetryTriesAgain() {
    struct Odd: Error {}
    var works = false
    relay(.merge { _, mine, _ in if works { mine } else { throw Odd() } }) { relay, _ in
      link.start(.foreign("10", 1))
      relay.accept(15)
      link.answer(.baseChanged)
      link.send(.read("k", .foreign("12", 2)))
      #expect(relay.value == 12)
      #expect(relay.currentState.phase == .failed(.mergeFailed("Odd()")))
      works = true
      relay.retry()
      #expect(relay.value == 15 && link.writes[1].base == 2)
    }
  }

  @Test func aMergeThatChangesTheValueItselfIsAskedAgainWithTheNewerOne() {
    var inner: SharedRelay<Int>?
    var asked: [Int] = []
    let merging = SharedResolution<Int>.merge { _, mine, theirs in
      asked.append(mine)
      if asked.count == 1 { inner?.accept(20) }
      return mine + theirs
    }
    relay(merging) { relay, _ in
      inner = relay
      link.start(.foreign("10", 1))
      relay.accept(15)
      link.answer(.baseChanged)
      link.send(.read("k", .foreign("12", 2)))
      #expect(asked == [15, 20])
      #expect(relay.value == 32 && link.writes.last?.text == "32")
      inner = nil
    }
  }

  @Test func theNinthRoundAgainstOthersFails() {
    relay { relay, _ in
      link.start()
      relay.accept(5)
      for round in 1...9 {
        link.answer(.baseChanged)
        link.send(.read("k", .foreign("\(100 + round)", UInt64(round))))
      }
      #expect(relay.currentState.phase == .failed(.contended(attempts: 8)))
      #expect(link.writes.count == 9 && relay.value == 109)
    }
  }

  // MARK: Offline

  @Test func aClientThatStartsOfflineShowsWhatItAcceptsAndWritesItLater() {
    relay { relay, _ in
      #expect(relay.currentState == SharedState(phase: .offline, revision: 0, isSaved: true))
      relay.accept(1)
      relay.accept(2)
      #expect(relay.value == 2 && link.writes.isEmpty)
      #expect(relay.currentState == SharedState(phase: .offline, revision: 0, isSaved: false))
      link.start()
      #expect(link.writes.map(\.text) == ["2"])
      link.answer(.stored(1))
      #expect(relay.currentState.phase == .confirmed)
    }
  }

  @Test func anOfflineChangeThatIsTakenBackNeedsNoWrite() {
    relay { relay, _ in
      link.start(.foreign("4", 1))
      link.send(.down)
      relay.accept(5)
      relay.accept(4)
      #expect(relay.currentState == SharedState(phase: .offline, revision: 1, isSaved: true))
      link.start()
      #expect(link.writes.isEmpty)
    }
  }

  @Test func aWriteThatWasOnItsWayWhenTheLinkWentIsConfirmedByTheNews() {
    relay(.refuse) { relay, _ in
      link.start()
      relay.accept(5)
      link.send(.down)
      relay.accept(6)
      link.start(link.entry(1))
      #expect(link.writes.map(\.text) == ["5", "6"] && link.writes[1].base == 1)
      #expect(relay.value == 6)
    }
  }

  @Test func aWriteThatDidNotArriveIsSentAgainWhenTheStoreIsUnchanged() {
    relay { relay, _ in
      link.start()
      relay.accept(5)
      link.send(.down)
      link.start()
      #expect(link.writes.count == 2 && link.writes[0] == link.writes[1])
    }
  }

  @Test func anOfflineChangeMeetsOthersByItsPolicy() {
    relay(.merge { base, mine, theirs in theirs + mine - base }) { relay, _ in
      link.start(.foreign("10", 1))
      link.send(.down)
      relay.accept(11)
      link.start(.foreign("20", 2))
      #expect(relay.value == 21 && link.writes.map(\.text) == ["21"])
    }
  }

  @Test func aChangeThatWaitsTooLongFailsAndItsValueIsNotLost() {
    relay(limits: SharedLimits(age: .seconds(60))) { relay, _ in
      link.start(.foreign("1", 1))
      link.send(.down)
      relay.accept(5)
      time.advance(by: .seconds(60))
      #expect(relay.currentState.phase == .failed(.waitedTooLong(limit: .seconds(60))))
      #expect(relay.value == 1)
      link.start()
      relay.retry()
      #expect(relay.value == 5 && link.writes.map(\.text) == ["5"])
    }
  }

  @Test func moreKeysThanMayWaitAreRefused() {
    relay(limits: SharedLimits(waiting: 1)) { relay, shared in
      let other = shared.relay("other", initial: 0)
      relay.accept(1)
      other.accept(1)
      relay.accept(2)
      #expect(other.currentState.phase == .failed(.tooManyWaiting(limit: 1)))
      #expect(relay.value == 2 && other.value == 0)
    }
  }

  @Test func aStoreMadeAnewTurnsAPendingChangeIntoAConflict() {
    relay(.refuse) { relay, _ in
      link.start(.foreign("1", 9))
      relay.accept(5)
      link.send(.recreated)
      #expect(link.watches.last == 0)
      link.send(.changed(.foreign("3", 1)), .caughtUp)
      #expect(relay.value == 3)
      #expect(relay.currentState == SharedState(phase: .confirmed, revision: 1, isSaved: true))
    }
  }

  @Test func aChangeThatFailedIsAConflictInAStoreMadeAnew() {
    relay(.refuse) { relay, _ in
      link.start(.foreign("1", 9))
      relay.accept(5)
      link.answer(.refused(.storeFull))
      link.send(.recreated, .changed(.foreign("3", 9)), .caughtUp)
      relay.retry()
      #expect(link.writes.count == 1, "revision 9 of this store is another value than that of the former one")
      #expect(relay.value == 3)
    }
  }

  @Test func aChangeOfAKeyThatExpiredIsWrittenOnTopOfNothing() {
    relay { relay, _ in
      link.start(.foreign("1", 9))
      relay.accept(5)
      link.answer(.baseChanged)
      link.send(.read("k", nil))
      time.advance(by: .seconds(1))
      #expect(link.writes.map(\.base) == [9, 0])
      // The answer came from a replica that is behind: the store knows better.
      link.answer(.baseChanged)
      link.send(.read("k", .foreign("3", 12)))
      #expect(link.writes.map(\.base) == [9, 0, 12])
      link.answer(.stored(13))
      #expect(relay.value == 5 && relay.currentState.phase == .confirmed)
    }
  }

  @Test func aLateAnswerThatAKeyIsGoneChangesNothing() {
    relay { relay, _ in
      link.start(.foreign("1", 9))
      link.send(.read("k", nil))
      #expect(relay.value == 1 && relay.currentState.revision == 9)
    }
  }

  @Test func aRevisionThatAStaleWatchSkippedIsSeenLater() {
    relay { relay, _ in
      link.start(.foreign("7", 30, key: "other"))
      link.send(.changed(.foreign("4", 20)))
      #expect(relay.value == 4)
      link.send(.down, .up)
      #expect(link.watches == [0, 0])
    }
  }

  @Test func anOwnWriteIsAwaitedWhateverElseTheWatchShows() {
    relay { relay, _ in
      link.start(.foreign("1", 1))
      relay.accept(5)
      link.answer(.stored(2))
      link.send(.changed(.foreign("7", 30, key: "other")))
      time.advance(by: .seconds(2))
      #expect(link.watches == [0, 1])
      link.send(.changed(link.entry(2)))
      time.advance(by: .seconds(10))
      #expect(link.watches == [0, 1])
    }
  }

  @Test func aWatchThatDoesNotShowAnOwnWriteInTimeIsAskedForAgain() {
    relay { relay, _ in
      link.start(.foreign("1", 1))
      relay.accept(5)
      link.answer(.stored(2))
      time.advance(by: .seconds(2))
      #expect(link.watches == [0, 1])
    }
  }

  @Test func aChangeIsWrittenAlsoWhenNobodyShowsTheKeyAnyMore() {
    time.run {
      let shared = Shared(link: link, scope: .current, limits: SharedLimits())
      link.start()
      shared.relay("k", initial: 0).accept(5)
      link.answer(.unanswered)
      time.advance(by: .seconds(5))
      #expect(link.writes.count == 2)
      link.answer(.stored(1))
    }
  }
}
