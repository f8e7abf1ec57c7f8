import TributaryTerminal

try await Terminal.run { CounterView() }
