import Testing
import TributaryFlow
import TributaryTime

/// The examples of the article Navigation.
struct NavigationArticleTests {
  private enum MovieStep: Step, Hashable {
    case list
    case details(movie: Int)
  }

  @Test func `a path, forth and back`() {
    inVirtualTime { _ in
      let list = Screen("Movies", route: MovieStep.list)
      let navigator = Navigator(list)
      navigator.push(Screen("Dune", route: MovieStep.details(movie: 12)))
      navigator.present(Screen("Settings"))
      navigator.back()
      navigator.back()
      #expect(navigator.path.description == "Movies")
    }
  }

  @Test func `a guard that asks by a screen`() {
    inVirtualTime { time in
      let form = Screen("Form")
      let navigator = Navigator(Screen("Movies"))
      navigator.push(form)
      var given: Answer<Bool>?
      func ask(_ answer: Answer<Bool>) -> Screen {
        given = answer
        return Screen("Discard?")
      }
      form.leaveGuard = { _ in
        let question = navigator.present { (answer: Answer<Bool>) in ask(answer) }
        return await question.value == true ? .allowed : .refused
      }
      navigator.back()
      time.drain()
      #expect(navigator.path.description == "Movies > Form ^ (Discard?)")
      given?(true)
      time.drain()
      #expect(navigator.path.description == "Movies")
    }
  }

  @Test func `a path that is kept and restored`() {
    inVirtualTime { _ in
      let navigator = Navigator(Screen("Movies", route: MovieStep.list))
      navigator.push(Screen("Dune", route: MovieStep.details(movie: 12)))
      let kept = navigator.path.compactMap { $0.route?.base as? MovieStep }
      let restored = kept.map { Screen("Movie", route: $0) }
      navigator.set(restored)
      #expect(navigator.path.compactMap { $0.route?.base as? MovieStep } == kept)
    }
  }
}
