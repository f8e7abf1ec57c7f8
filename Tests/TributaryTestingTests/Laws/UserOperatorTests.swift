import Testing
import Tributary
import TributaryTesting

extension Operator where Input == Output {
  /// Passes on every second element.
  fileprivate static func everySecond() -> Operator {
    Operator { observer, _ in
      var odd = false
      return Observer(
        onNext: { element in
          odd.toggle()
          if !odd { observer.onNext(element) }
        },
        onTermination: observer.onTermination)
    }
  }
}

/// An operator as a user writes it, and the laws; the article shows it, which `make lint` compares with this file.
@Suite struct UserOperatorTests {
  @Test func `every second element keeps all laws`() {
    let laws = OperatorLaws { $0.apply(.everySecond()) }
    #expect(laws.violations == [])
  }

  // MARK: Wrong operators

  private func broken<Output>(_ operation: @escaping (Observable<Int>) -> Observable<Output>) -> Set<Law> {
    Set(OperatorLaws(of: operation).violations.map(\.law))
  }

  @Test func `one that delivers after a disposal breaks the laws of disposal, and of what sends by itself`() {
    let late = Operator<Int, Int> { observer, _ in
      let scheduler = Scope.current.scheduler
      return Observer(
        onNext: { element in scheduler.schedule(after: .milliseconds(15)) { observer.onNext(element) } },
        onTermination: { end in scheduler.schedule(after: .milliseconds(15)) { observer.onTermination(end) } })
    }
    #expect(broken { $0.apply(late) } == [.disposeAfter, .disposeDuring])
  }

  @Test func `one that forgets that its state is the subscription's breaks that law alone`() {
    var isFirst = true
    let first = Operator<Int, Int> { observer, _ in
      Observer(
        onNext: { element in
          if isFirst { observer.onNext(element) }
          isFirst = false
        },
        onTermination: observer.onTermination)
    }
    #expect(broken { $0.apply(first) } == [.statePerSubscription])
  }

  @Test func `one that keeps its source breaks the laws of disposal and of release`() {
    var kept: [Subscription] = []
    let found = broken { source in
      Observable<Int>.create { observer in
        kept.append(source.subscribe(observer))
        return Disposables.create()
      }
    }
    #expect(found == [.disposeBefore, .disposeDuring, .disposeAfter, .releaseAtEnd])
    #expect(!kept.isEmpty)
  }

  @Test func `one that ends without letting its source go breaks the laws of the end`() {
    let first = Operator<Int, Int> { observer, _ in
      Observer(
        onNext: { element in
          observer.onNext(element)
          observer.onCompleted()
        },
        onTermination: observer.onTermination)
    }
    #expect(broken { $0.apply(first) }.isSuperset(of: [.oneTerminal, .releaseBeforeTerminal]))
  }

  @Test func `one that asks its closure again, after a throw or a disposal, is told how often`() {
    var kept: [Subscription] = []
    let found = ClosureLaws { source, probe in
      Observable<Int>.create { observer in
        kept.append(
          source.subscribe(
            onNext: { do { observer.onNext(try probe($0)) } catch { observer.onError(error) } },
            onCompleted: observer.onCompleted))
        return Disposables.create()
      }
    }.violations.map(\.description)
    for call in 1...3 {
      #expect(
        found.contains("throwingClosure: a closure that throws at call \(call) was called \(10 - call) times more"))
      let disposed =
        "disposeInClosure: after a closure has disposed at call \(call), it was called \(10 - call) times more"
      #expect(found.contains(disposed))
    }
    #expect(!kept.isEmpty)
  }

  @Test func `one that swallows an error breaks the law of errors`() {
    let deaf = Operator<Int, Int> { observer, _ in
      Observer(onNext: observer.onNext, onTermination: { _ in observer.onCompleted() })
    }
    #expect(broken { $0.apply(deaf) } == [.error])
  }
}
