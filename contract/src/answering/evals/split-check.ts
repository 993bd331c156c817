/** A check: a question, and the name of the action that it must lead to; null if any answer will do. */
export interface Check {
  readonly question: string
  readonly action: string | null
}

/** Splits a line of checks, such as "Where is my order? -> Order status", at its last arrow: -> or →. */
export function splitCheck(line: string): Check {
  const at = Math.max(line.lastIndexOf(' -> '), line.lastIndexOf(' → '))
  if (at < 0) return { question: line, action: null }
  const arrowLength = line.startsWith(' -> ', at) ? ' -> '.length : ' → '.length
  return { question: line.slice(0, at).trim(), action: line.slice(at + arrowLength).trim() }
}
