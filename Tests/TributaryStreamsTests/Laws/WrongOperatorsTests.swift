import Testing
import TributaryStreams
import TributaryTesting
import TributaryTime

/// The law checker finds what is wrong in operators that are wrong on purpose.
@Suite struct WrongOperatorsTests {
  private func laws<Output>(
    errors: OperatorLaws<Output>.Errors = .passed, _ operation: @escaping (Observable<Int>) -> Observable<Output>
  ) -> Set<Law> {
    Set(OperatorLaws(errors: errors, of: operation).violations.map(\.law))
  }

  @Test func `an operator that does nothing is right`() {
    #expect(laws { $0.apply(.identity) } == [])
    #expect(laws { $0 } == [])
  }

  @Test func `one that delivers after a disposal`() {
    let late = Operator<Int, Int> { observer, _ in
      let scheduler = Scope.current.scheduler
      return Observer(
        onNext: { element in
          scheduler.schedule(after: .milliseconds(15)) { observer.onNext(element) }
        },
        onTermination: { end in
          scheduler.schedule(after: .milliseconds(15)) { observer.onTermination(end) }
        })
    }
    let found = laws { $0.apply(late) }
    #expect(found.isSuperset(of: [.disposeAfter, .disposeDuring]))
  }

  @Test func `one that goes on with an element after a disposal inside it`() {
    let twice = Operator<Int, Int> { observer, _ in
      Observer(
        onNext: { element in
          observer.onNext(element)
          observer.onNext(element)
        },
        onTermination: observer.onTermination)
    }
    #expect(laws { $0.apply(twice) } == [.disposeDuring])
  }

  @Test func `one that forgets that a state belongs to a subscription`() {
    var count = 0
    let found = laws { source in
      source.map { element in
        count += 1
        return element * 100 + count
      }
    }
    #expect(found.contains(.statePerSubscription))
  }

  @Test func `one that keeps its source`() {
    var kept: [Subscription] = []
    let found = laws { source in
      Observable<Int>.create { observer in
        kept.append(
          source.subscribe(onNext: observer.onNext, onError: observer.onError, onCompleted: observer.onCompleted))
        return Disposables.create()
      }
    }
    #expect(found.isSuperset(of: [.disposeBefore, .disposeAfter, .disposeDuring, .releaseAtEnd]))
    #expect(!kept.isEmpty)
  }

  @Test func `one that keeps its subscriber`() {
    var kept: [Observer<Int>] = []
    let keeping = Operator<Int, Int> { observer, _ in
      kept.append(observer)
      return observer
    }
    #expect(laws { $0.apply(keeping) } == [.releaseAtEnd])
    #expect(!kept.isEmpty)
  }

  @Test func `one that ends twice`() {
    let twice = Operator<Int, Int> { observer, _ in
      Observer(
        onNext: observer.onNext,
        onTermination: { end in
          observer.onTermination(end)
          observer.onTermination(end)
        })
    }
    #expect(laws { $0.apply(twice) } == [.empty, .oneTerminal])
  }

  @Test func `one that ends by itself and lets its source go on`() {
    let first = Operator<Int, Int> { observer, _ in
      Observer(
        onNext: { element in
          observer.onNext(element)
          observer.onTermination(.completed)
        },
        onTermination: observer.onTermination)
    }
    #expect(laws { $0.apply(first) }.isSuperset(of: [.oneTerminal, .releaseBeforeTerminal]))
  }

  @Test func `one that hands the end on before it lets its source go`() {
    let late = Operator<Int, Int> { observer, subscription in
      let stage = subscription.stage()
      return Observer(
        onNext: { element in
          observer.onNext(element)
          guard stage.isActive else { return }
          observer.onTermination(.completed)
          stage.end()
        },
        onTermination: observer.onTermination)
    }
    #expect(laws { $0.apply(late) } == [.releaseBeforeTerminal])
  }

  @Test func `one that never ends`() {
    let endless = Operator<Int, Int> { observer, _ in Observer(onNext: observer.onNext, onTermination: { _ in }) }
    #expect(laws { $0.apply(endless) }.isSuperset(of: [.empty, .error, .oneTerminal]))
  }

  @Test func `one that handles an error, or passes it on, against its word`() {
    #expect(laws { $0.catch { _ in .empty() } } == [.error])
    #expect(laws(errors: .handled) { $0 } == [.error])
  }

  @Test func `one that is deaf while it speaks`() {
    let deaf = Operator<Int, Int> { observer, subscription in
      let scheduler = Scope.current.scheduler
      let stage = subscription.stage()
      var isSpeaking = false
      return Observer(
        onNext: { element in
          guard !isSpeaking else { return }
          scheduler.schedule(after: .milliseconds(5)) {
            guard stage.isActive else { return }
            isSpeaking = true
            observer.onNext(element)
            isSpeaking = false
          }
        },
        onTermination: { end in
          scheduler.schedule(after: .milliseconds(5)) { if stage.end() { observer.onTermination(end) } }
        })
    }
    #expect(laws { $0.apply(deaf) }.contains(.reentrancy))
  }

  @Test func `one that emits after it released an element that disposes`() {
    let careless = Operator<ReentrantElement, ReentrantElement> { observer, _ in
      var last: [ReentrantElement] = []
      return Observer(
        onNext: { element in
          let former = last
          last = [element]
          // The copy is released here, and the subscription may be disposed by it.
          _ = consume former
          observer.onNext(element)
        },
        onTermination: observer.onTermination)
    }
    let found = DeinitLaws { $0.apply(careless) }.violations
    #expect(!found.isEmpty && found.allSatisfy { $0.law == .reentrantDeinit })
    #expect(found.allSatisfy { $0.sentence.hasPrefix("objects that dispose in their deinit") }, "\(found)")
  }

  @Test func `one that keeps an element, an error or its source`() {
    var kept: [Any] = []
    let found = DeinitLaws { source in
      source.do(onNext: { kept.append($0) }, onError: { kept.append($0) })
    }.violations
    #expect(found.count == Reentry.allCases.count * 3)
    let holding = DeinitLaws { source in
      Observable<ReentrantElement>.create { observer in
        kept.append(source.subscribe(onNext: observer.onNext, onError: { _ in }))
        return Disposables.create()
      }
    }.violations
    #expect(holding.contains { $0.sentence.hasSuffix("the source is still held") })
    #expect(!kept.isEmpty)
  }

  @Test func `closures that throw into the void`() {
    let swallowed = ClosureLaws { source, probe in source.compactMap { try? probe($0) } }.violations.map(\.law)
    #expect(Set(swallowed) == [.throwingClosure])
    let reported = ClosureLaws { source, probe in
      source.apply(
        Operator<Int, Int> { observer, _ in
          Observer(
            onNext: { element in
              do { observer.onNext(try probe(element)) } catch { observer.onError(error) }
            },
            onTermination: observer.onTermination)
        })
    }.violations.map(\.law)
    #expect(Set(reported) == [.throwingClosure, .releaseBeforeTerminal, .disposeInClosure])
    let neverCalled = ClosureLaws { source, _ in source }.violations
    #expect(neverCalled.count == 3 && neverCalled.allSatisfy { $0.law == .throwingClosure })
  }

  @Test func `a violation says what was seen`() {
    let found = OperatorLaws { $0.filter { _ in false }.concat(.never()) }.violations
    #expect(
      found.first?.description
        == "empty: a source without elements should end in one completion, and gave []")
  }
}
