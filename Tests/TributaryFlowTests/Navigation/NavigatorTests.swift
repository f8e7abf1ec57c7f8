import Testing
import TributaryFlow
import TributaryStreams
import TributaryTesting
import TributaryTime

struct NavigatorTests {
  @Test func `a push covers, a pop dismisses with its reason and uncovers`() {
    inVirtualTime { time in
      let stage = NavigationStage(time)
      let (list, details) = (stage.screen("list"), stage.screen("details"))
      stage.navigator.set([list])
      #expect(stage.takeLog() == ["list visible", "transition to list"])
      stage.navigator.push(details)
      #expect(stage.takeLog() == ["list hidden", "details visible", "transition to list > details"])
      #expect(!list.isDismissed)
      stage.navigator.pop()
      #expect(
        stage.takeLog() == ["details hidden", "details over", "details popped", "list visible", "transition to list"])
    }
  }

  @Test func `two changes in a turn are one transition`() {
    inVirtualTime { time in
      let stage = NavigationStage(time)
      let (list, details, cast) = (stage.screen("list"), stage.screen("details"), stage.screen("cast"))
      stage.navigator.set([list])
      _ = stage.takeLog()
      stage.navigator.push(details)
      stage.navigator.push(cast)
      #expect(stage.path == "list > details > cast")
      #expect(stage.takeLog() == ["list hidden", "cast visible", "transition to list > details > cast"])
      stage.navigator.pop()
      stage.navigator.push(stage.screen("crew"))
      stage.navigator.pop()
      #expect(stage.path == "list > details")
    }
  }

  @Test func `a screen that comes and goes within a turn is dismissed unseen`() {
    inVirtualTime { time in
      let stage = NavigationStage(time)
      let details = stage.screen("details")
      stage.navigator.set([stage.screen("list")])
      _ = stage.takeLog()
      stage.navigator.push(details)
      stage.navigator.pop()
      #expect(stage.takeLog() == ["details over", "details popped", "transition to list"])
    }
  }

  @Test func `the root of a stack is not popped, and back at the beginning changes nothing`() {
    inVirtualTime { time in
      let stage = NavigationStage(time)
      stage.navigator.set([stage.screen("list")])
      _ = stage.takeLog()
      #expect(stage.navigator.pop().outcome == .unchanged)
      #expect(stage.navigator.back().outcome == .unchanged)
      #expect(!stage.navigator.canGoBack)
      #expect(stage.takeLog() == [])
    }
  }

  @Test func `pop to a screen and to the root end what is above, the top first`() {
    inVirtualTime { time in
      let stage = NavigationStage(time)
      let screens = ["a", "b", "c", "d"].map { stage.screen($0) }
      stage.navigator.setStack(screens)
      stage.navigator.set(NavigationPath(screens))
      _ = stage.takeLog()
      stage.navigator.pop(to: screens[1])
      #expect(stage.takeEndings() == ["d popped", "c popped"])
      stage.navigator.popToRoot()
      #expect(stage.takeEndings() == ["b popped"])
      #expect(stage.navigator.pop(to: screens[3]).outcome == .unchanged)
    }
  }

  @Test func `a swipe that is carried through is told as such`() {
    inVirtualTime { time in
      let stage = NavigationStage(time)
      stage.navigator.set([stage.screen("list"), stage.screen("details")])
      _ = stage.takeLog()
      stage.navigator.back(by: .swiped)
      #expect(stage.takeEndings() == ["details swiped"])
    }
  }

  @Test func `replacing the front ends it and what hung on it, once each`() {
    inVirtualTime { time in
      let stage = NavigationStage(time)
      let details = stage.screen("details")
      stage.navigator.set([stage.screen("list"), details])
      stage.navigator.present(stage.screen("sheet"), over: details)
      _ = stage.takeLog()
      stage.navigator.replace(details, with: stage.screen("other"))
      #expect(stage.takeEndings() == ["sheet dismissedByParent", "details replaced"])
      #expect(stage.path == "list > other")
    }
  }

  @Test func `a whole new path keeps the screens that are on both`() {
    inVirtualTime { time in
      let stage = NavigationStage(time)
      let (home, list) = (stage.screen("home"), stage.screen("list"))
      stage.navigator.set([home, list, stage.screen("details")])
      _ = stage.takeLog()
      stage.navigator.set([home, stage.screen("login"), list])
      #expect(stage.takeEndings() == ["details replaced"])
      #expect(stage.path == "home > login > list")
      #expect(!home.isDismissed && !list.isDismissed)
      stage.navigator.setStack([list, home])
      #expect(stage.takeEndings() == ["login replaced"])
    }
  }

  @Test func `closing a child gives no dismissal for its parent`() {
    inVirtualTime { time in
      let stage = NavigationStage(time)
      stage.navigator.set([stage.screen("list")])
      stage.navigator.present(stage.screen("settings"))
      stage.navigator.push(stage.screen("theme"))
      #expect(stage.path == "list ^ (settings > theme)")
      _ = stage.takeLog()
      stage.navigator.back()
      #expect(stage.takeEndings() == ["theme popped"])
      stage.navigator.back()
      #expect(stage.takeEndings() == ["settings popped"])
      #expect(stage.path == "list")
    }
  }

  @Test func `dismissing a modal ends all in it, its root for the reason and the rest by their parent`() {
    inVirtualTime { time in
      let stage = NavigationStage(time)
      stage.navigator.set([stage.screen("list")])
      stage.navigator.present(stage.screen("settings"))
      stage.navigator.push(stage.screen("theme"))
      stage.navigator.present(stage.screen("colour"))
      _ = stage.takeLog()
      stage.navigator.dismiss(stage.navigator.path.stack[0].modal?.path.stack[0].element)
      #expect(
        stage.takeEndings() == ["colour dismissedByParent", "theme dismissedByParent", "settings dismissed"])
    }
  }

  @Test func `a sheet leaves its presenter visible, a full screen modal hides it and does not dismiss it`() {
    inVirtualTime { time in
      let stage = NavigationStage(time)
      let list = stage.screen("list")
      stage.navigator.set([list])
      stage.navigator.present(stage.screen("sheet"))
      _ = stage.takeLog()
      #expect(list.isVisible)
      stage.navigator.dismiss()
      stage.navigator.present(stage.screen("cover"), style: .fullScreen)
      _ = stage.takeLog()
      #expect(!list.isVisible && !list.isDismissed)
    }
  }

  @Test func `tabs keep their own stacks, and another tab hides and does not dismiss`() {
    inVirtualTime { time in
      let stage = NavigationStage(time)
      let (tabs, movies, series) = (stage.screen("tabs"), stage.screen("movies"), stage.screen("series"))
      stage.navigator.set(NavigationPath(stack: [.init(tabs, tabs: .init([[movies], [series]]))]))
      _ = stage.takeLog()
      stage.navigator.push(stage.screen("Dune"))
      stage.navigator.select(tab: 1)
      _ = stage.takeLog()
      #expect(stage.path == "tabs[movies > Dune | *series]")
      #expect(tabs.isVisible && series.isVisible && !movies.isVisible)
      stage.navigator.push(stage.screen("Alien"), onto: movies)
      #expect(stage.path == "tabs[movies > Dune > Alien | *series]")
      stage.navigator.select(tab: 0)
      #expect(stage.takeEndings() == [])
      #expect(stage.navigator.front?.title == "Alien")
      #expect(stage.navigator.select(tab: 2).outcome == .unchanged)
      stage.navigator.set([stage.screen("login")])
      #expect(
        stage.takeEndings() == [
          "series dismissedByParent", "Alien dismissedByParent", "Dune dismissedByParent", "movies dismissedByParent",
          "tabs replaced",
        ])
    }
  }

  @Test func `back inside of tabs pops their stack, then the stack around them`() {
    inVirtualTime { time in
      let stage = NavigationStage(time)
      let tabs = NavigationPath.Place(
        stage.screen("tabs"), tabs: .init([[stage.screen("movies"), stage.screen("Dune")]]))
      stage.navigator.set(NavigationPath(stack: [.init(stage.screen("home")), tabs]))
      _ = stage.takeLog()
      stage.navigator.back()
      #expect(stage.takeEndings() == ["Dune popped"])
      #expect(stage.navigator.canGoBack)
      stage.navigator.back()
      #expect(stage.takeEndings() == ["movies dismissedByParent", "tabs popped"])
    }
  }

  @Test func `tabs may change, and those in both stay`() {
    inVirtualTime { time in
      let stage = NavigationStage(time)
      let (tabs, movies, series) = (stage.screen("tabs"), stage.screen("movies"), stage.screen("series"))
      stage.navigator.set([tabs])
      stage.navigator.setTabs([[movies], [series]], selected: 1, of: tabs)
      #expect(stage.path == "tabs[movies | *series]")
      stage.navigator.setTabs([[series]], of: tabs)
      #expect(stage.takeEndings() == ["movies replaced"])
      #expect(series.isVisible)
    }
  }

  @Test func `a link that is activated twice leads one step on`() {
    inVirtualTime { time in
      let stage = NavigationStage(time)
      stage.navigator.set([stage.screen("list")])
      _ = stage.takeLog()
      let (first, second) = (stage.screen("Dune", route: 12), stage.screen("Dune again", route: 12))
      #expect(stage.navigator.push(first).outcome == .done)
      #expect(stage.navigator.push(second).outcome == .unchanged)
      #expect(stage.navigator.push(first).outcome == .unchanged)
      #expect(stage.path == "list > Dune")
      // Who made the second waits for its end.
      #expect(stage.takeEndings() == ["Dune again replaced"])
      #expect(!first.isDismissed)
      stage.navigator.present(stage.screen("settings", route: "settings"))
      stage.navigator.present(stage.screen("settings again", route: "settings"))
      #expect(stage.path == "list > Dune ^ (settings)")
      #expect(stage.takeEndings() == ["settings again replaced"])
    }
  }

  @Test func `a change for a screen that is not there changes nothing, and ends the newcomer`() {
    inVirtualTime { time in
      let stage = NavigationStage(time)
      stage.navigator.set([stage.screen("list")])
      let (stranger, lost) = (stage.screen("stranger"), stage.screen("lost"))
      #expect(stage.navigator.push(lost, onto: stranger).outcome == .unchanged)
      #expect(stage.navigator.dismiss(stranger).outcome == .unchanged)
      #expect(stranger.dismiss().outcome == .unchanged)
      #expect(stage.navigator.dismiss().outcome == .unchanged)
      #expect(stage.takeEndings() == ["lost replaced"])
      #expect(!stranger.isDismissed)
    }
  }

  @Test func `a flow that ended takes its screen only, with its own reason`() {
    inVirtualTime { time in
      let stage = NavigationStage(time)
      let (page, done) = (stage.screen("page"), stage.screen("done"))
      stage.navigator.set([stage.screen("list"), page, done])
      _ = stage.takeLog()
      page.endWithFlow()
      page.endWithFlow()
      #expect(stage.takeEndings() == ["page flowEnded"])
      #expect(stage.path == "list > done")
      stage.navigator.pop()
      done.endWithFlow()
      #expect(stage.takeEndings() == ["done popped"])
      let unseen = stage.screen("unseen")
      unseen.endWithFlow()
      #expect(stage.takeEndings() == ["unseen flowEnded"])
      let sheet = stage.screen("sheet")
      stage.navigator.present(sheet)
      sheet.endWithFlow()
      #expect(stage.takeEndings() == ["sheet flowEnded"])
      #expect(stage.path == "list")
    }
  }

  @Test func `the flow of a navigator ends all, and nothing comes after`() {
    inVirtualTime { time in
      let stage = NavigationStage(time)
      let (seen, gone) = (Recorder<Bool>(), Recorder<DismissalReason>())
      seen.record(stage.navigator.visible)
      gone.record(stage.navigator.dismissed)
      stage.navigator.set([stage.screen("list"), stage.screen("details")])
      _ = stage.takeLog()
      let late = stage.screen("late")
      stage.navigator.endWithFlow()
      #expect(stage.navigator.push(late).outcome == .unchanged)
      #expect(stage.takeEndings() == ["details flowEnded", "list flowEnded", "late replaced"])
      #expect(seen.elements == [false, true, false])
      #expect(gone.elements == [.flowEnded] && seen.isStopped)
    }
  }

  @Test func `what follows from a change is told when all of it is true`() {
    inVirtualTime { time in
      let stage = NavigationStage(time)
      let (list, details) = (Screen("list"), Screen("details"))
      var seen: [String] = []
      _ = list.visible.skip(1).subscribe(onNext: { _ in seen.append("\(list.isVisible) \(details.isVisible)") })
      _ = details.dismissed.subscribe(onSuccess: { _ in seen.append("gone: \(list.isVisible)") })
      stage.navigator.set([list])
      time.drain()
      stage.navigator.push(details)
      time.drain()
      stage.navigator.pop()
      time.drain()
      #expect(seen == ["true false", "false true", "gone: true", "true false"])
    }
  }

  @Test func `a change from inside what is told is the next transition`() {
    inVirtualTime { time in
      let stage = NavigationStage(time)
      let (list, details) = (stage.screen("list"), stage.screen("details"))
      stage.navigator.set([list, details])
      _ = stage.takeLog()
      let navigator = stage.navigator
      _ = details.dismissed.subscribe(onSuccess: { _ in navigator.push(Screen("after")) })
      navigator.pop()
      #expect(
        stage.takeLog() == [
          "details hidden", "details over", "details popped", "list visible", "transition to list > after",
          "list hidden", "transition to list > after",
        ])
    }
  }

  @Test func `paths come at once and after each transition`() {
    inVirtualTime { time in
      let stage = NavigationStage(time, Screen("list"))
      let recorder = Recorder<NavigationPath<Screen>>()
      recorder.record(stage.navigator.paths)
      stage.navigator.push(Screen("details"))
      stage.navigator.push(Screen("cast"))
      time.drain()
      #expect(recorder.elements.map(\.description) == ["list", "list > details > cast"])
    }
  }

  @Test func `the routes of a path are a path that can be kept, and lead to screens again`() {
    inVirtualTime { time in
      let stage = NavigationStage(time)
      let tabs = NavigationPath.Place(
        Screen("Tabs", route: "tabs"),
        tabs: .init([[Screen("Movies", route: "movies"), Screen("Untold")], [Screen("Series", route: "series")]]),
        modal: .init([Screen("Settings", route: "settings")]))
      stage.navigator.set(NavigationPath(stack: [tabs]))
      let kept = stage.navigator.path.compactMap { $0.route?.base as? String }
      #expect(kept.description == "tabs[*movies | series] ^ (settings)")
      stage.navigator.set(kept.map { Screen("restored \($0)", route: $0) })
      #expect(stage.path == "restored tabs[*restored movies | restored series] ^ (restored settings)")
    }
  }

  @Test func `a screen that stands on a path twice traps with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      inVirtualTime { time in
        let home = Screen("home")
        let navigator = Navigator(home)
        time.drain()
        navigator.setStack([home, home])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("The screen \"home\" was put on a path a second time."))
  }

  @Test func `the paths of a navigator that is gone are none`() {
    inVirtualTime { time in
      let recorder = Recorder<NavigationPath<Screen>>()
      let paths = Navigator(Screen("list")).paths
      time.drain()
      recorder.record(paths)
      #expect(recorder.elements.isEmpty)
    }
  }

  @Test func `a modal in the place of another ends that, and its presenter's end ends it as a child`() {
    inVirtualTime { time in
      let stage = NavigationStage(time)
      let list = stage.screen("list")
      stage.navigator.set([list])
      stage.navigator.present(stage.screen("first"))
      stage.navigator.push(stage.screen("deeper"))
      _ = stage.takeLog()
      stage.navigator.present(stage.screen("second"), over: list)
      #expect(stage.takeEndings() == ["deeper dismissedByParent", "first replaced"])
      #expect(stage.path == "list ^ (second)")
      stage.navigator.set([stage.screen("login")])
      #expect(stage.takeEndings() == ["second dismissedByParent", "list replaced"])
    }
  }

  @Test func `a stack of other screens leaves what hangs on those that stay`() {
    inVirtualTime { time in
      let stage = NavigationStage(time)
      let (home, list) = (stage.screen("home"), stage.screen("list"))
      stage.navigator.set([home, list])
      stage.navigator.present(stage.screen("sheet"), over: list)
      _ = stage.takeLog()
      stage.navigator.setStack([list], in: home)
      #expect(stage.takeEndings() == ["home replaced"])
      #expect(stage.path == "list ^ (sheet)")
    }
  }

  @Test func `a transition tells who ended, appeared and was covered, each once`() {
    inVirtualTime { time in
      let stage = NavigationStage(time)
      let (list, sheet, help) = (stage.screen("list"), stage.screen("sheet"), stage.screen("help"))
      var words: [String] = []
      _ = stage.navigator.transitions.subscribe(onNext: { transition in
        let ended = transition.ended.map { "\($0.screen) \($0.reason)" }
        words.append("\(ended) \(transition.appeared) \(transition.covered)")
      })
      stage.navigator.set([list])
      _ = stage.takeLog()
      stage.navigator.present(sheet)
      _ = stage.takeLog()
      stage.navigator.dismiss()
      stage.navigator.push(help)
      _ = stage.takeLog()
      #expect(words == ["[] [list] []", "[] [sheet] []", "[\"sheet dismissed\"] [help] [list]"])
    }
  }

  @Test func `a screen that is there already is not pushed, and a place is compared with its own stack`() {
    inVirtualTime { time in
      let stage = NavigationStage(time)
      let (tabs, movies, series) = (stage.screen("tabs"), stage.screen("movies"), stage.screen("series", route: 1))
      stage.navigator.set(NavigationPath(stack: [.init(tabs, tabs: .init([[movies], [series]], selected: 1))]))
      _ = stage.takeLog()
      #expect(stage.navigator.push(movies).outcome == .unchanged)
      // The same place is at the front, in another tab.
      #expect(stage.navigator.push(stage.screen("same", route: 1), onto: movies).outcome == .done)
      #expect(stage.path == "tabs[movies > same | *series]")
      _ = stage.takeLog()
      #expect(stage.navigator.select(tab: 1).outcome == .unchanged && stage.takeLog() == [])
    }
  }

  @Test func `of tabs in tabs those nearest to the front are meant, unless a screen is named`() {
    inVirtualTime { time in
      let stage = NavigationStage(time)
      let (outer, inner) = (stage.screen("outer"), stage.screen("inner"))
      let innerTabs = NavigationPath.Place(inner, tabs: .init([[stage.screen("a")], [stage.screen("b")]]))
      let path = NavigationPath(stack: [innerTabs])
      stage.navigator.set(NavigationPath(stack: [.init(outer, tabs: .init([path, [stage.screen("c")]]))]))
      stage.navigator.select(tab: 1)
      #expect(stage.path == "outer[*inner[a | *b] | c]")
      stage.navigator.select(tab: 1, of: outer)
      #expect(stage.path == "outer[inner[a | *b] | *c]")
      stage.navigator.select(tab: 0)
      #expect(stage.path == "outer[*inner[a | *b] | c]" && stage.takeEndings() == [])
    }
  }
}
