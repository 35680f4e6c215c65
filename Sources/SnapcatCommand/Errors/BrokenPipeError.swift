/// Nobody reads the output any more; the tool ends without a word.
struct BrokenPipeError: Error, Sendable {}
