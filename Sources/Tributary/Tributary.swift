// One import for an app: every module that an app is written with, and nothing of its own.
@_exported public import TributaryBindings
@_exported public import TributaryFlow
@_exported public import TributaryStreams
@_exported public import TributaryTime
@_exported public import TributaryViews
