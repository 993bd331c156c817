const namedMax = 5

/** For example `"anna", "ben" and 2 others`. */
export function formatNames(names: readonly string[]): string {
  const quoted = names.slice(0, namedMax).map((name) => `"${name}"`)
  const others = names.length - quoted.length
  const parts = others > 0 ? [...quoted, others === 1 ? 'one other' : `${others} others`] : quoted
  return new Intl.ListFormat('en-GB').format(parts)
}
