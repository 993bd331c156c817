const TOKEN = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|[{}[\],:]|[^\s"{}[\],:]+/g

/** Members nested deeper than this stay on one line, or the indentation would be longer than the text. */
const MAX_DEPTH = 20
const TOKENS_AT_A_TIME = 10_000

/**
 * Puts each member on its own line, indented by two. It works on tokens, not values: numbers and names stay as written,
 * deep nesting can't overflow the stack, and nearly valid JSON still works.
 */
export function indentJson(json: string): string {
  const chunks: string[] = []
  let parts: string[] = []
  let depth = 0
  let previous = ''
  for (const [token] of json.matchAll(TOKEN)) {
    const isEnd = token === '}' || token === ']'
    const wasStart = previous === '{' || previous === '['
    if ((isEnd && !wasStart && previous !== '') || (!isEnd && (wasStart || previous === ','))) {
      const level = isEnd ? depth - 1 : depth
      if (depth <= MAX_DEPTH) parts.push('\n', '  '.repeat(Math.max(0, level)))
      else if (previous === ',') parts.push(' ')
    }
    parts.push(token === ':' ? ': ' : token)
    if (token === '{' || token === '[') depth++
    if (isEnd) depth--
    previous = token
    if (parts.length > TOKENS_AT_A_TIME) {
      chunks.push(parts.join(''))
      parts = []
    }
  }
  return chunks.join('') + parts.join('')
}
