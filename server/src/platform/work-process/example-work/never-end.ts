/** Work that never ends, in the middle of a regular expression, for the tests. */
export function work(texts: readonly string[]): boolean[] {
  return texts.map((text) => /^(a|a)*$/.test(text))
}
