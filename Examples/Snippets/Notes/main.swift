import Tributary
import TributaryTerminal

// Where the app can go.
enum NoteStep: Step, Hashable {
  case list
  case edit(Int)
  case saved
}

// A model says what happened, not where that leads.
@Observable final class Notes: Stepper {
  var texts = ["Buy bread", "Call Ada"]

  func open(_ index: Int) { step = NoteStep.edit(index) }
}

@Observable final class Draft: Stepper {
  var text: String
  private let notes: Notes
  private let index: Int

  init(_ notes: Notes, _ index: Int) {
    (self.notes, self.index) = (notes, index)
    text = notes.texts[index]
  }

  var isEdited: Bool { text != notes.texts[index] }

  func save() {
    notes.texts[index] = text
    step = NoteStep.saved
  }
}

// The flow alone knows where each step leads.
final class NoteFlow: Flow {
  let root = Navigator()
  private let notes = Notes()

  func navigate(to step: NoteStep) -> FlowContributors {
    switch step {
    case .list:
      let screen = Screen("Notes", route: step) { [notes] in NoteList(notes: notes) }
      return .push(screen, in: root, withNextStepper: notes)
    case .edit(let index):
      let draft = Draft(notes, index)
      let screen = Screen("Note \(index + 1)", route: step) { NoteEditor(draft: draft) }
      // Whatever leads away from an edited note asks first: Escape, Ctrl-C, the end of the process.
      let root = root
      screen.leaveGuard = { _ in
        guard draft.isEdited else { return .allowed }
        let answer: Answer<Bool> = root.present { answer in
          Screen("Unsaved changes") { Question(answer: answer) }
        }
        return await answer.value == true ? .allowed : .refused
      }
      return .push(screen, in: root, withNextStepper: draft)
    case .saved:
      root.pop()
      return .none
    }
  }
}

struct NoteList: View {
  let notes: Notes

  var body: some View {
    ForEach(notes.texts.indices, id: \.self) { index in
      Button(notes.texts[index]) { notes.open(index) }
    }
  }
}

struct NoteEditor: View {
  @Bindable var draft: Draft

  var body: some View {
    TextField("Note", text: $draft.text)
    Button("Save") { draft.save() }
  }
}

struct Question: View {
  let answer: Answer<Bool>

  var body: some View {
    Button("Keep writing") { answer(false) }
    Button("Discard") { answer(true) }
  }
}

// A coordinator belongs to the scope of the app: it is made there, and lives as long as the app.
final class NotesApp {
  let flow = NoteFlow()
  private let coordinator = FlowCoordinator()

  init() {
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: NoteStep.list))
  }
}

try await Terminal.run(making: { NotesApp() }) { app in
  NavigationView(app.flow.root)
}
