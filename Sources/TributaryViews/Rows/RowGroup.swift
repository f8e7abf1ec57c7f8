/// A view that stands for several rows, so that a `ForEach` of it is not a row an element.
protocol RowGroup {}

extension ForEach: RowGroup {}
