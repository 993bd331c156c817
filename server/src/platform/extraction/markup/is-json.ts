const TOKEN = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"|[{}[\],:]|"|[^\s"{}[\],:]+/g
const SCALAR = /^(?:"[\s\S]*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null)$/i

/**
 * Whether a text has the structure of JSON (RFC 8259), without parsing its values, which would take far more memory.
 */
export function isJson(text: string): boolean {
  const open: string[] = []
  let expected: 'value' | 'key' | 'colon' | 'separator' = 'value'
  let mayEnd = false
  for (const [token] of text.matchAll(TOKEN)) {
    const within = open.at(-1)
    const isEnd = (token === '}' && within === '{') || (token === ']' && within === '[')
    if (isEnd) {
      if (expected !== 'separator' && !mayEnd) return false
      open.pop()
      expected = 'separator'
      mayEnd = false
      continue
    }
    mayEnd = false
    if (expected === 'colon') {
      if (token !== ':') return false
      expected = 'value'
    } else if (expected === 'separator') {
      if (token !== ',' || within === undefined) return false
      expected = within === '{' ? 'key' : 'value'
    } else if (expected === 'key') {
      if (token.length < 2 || !token.startsWith('"')) return false
      expected = 'colon'
    } else if (token === '{' || token === '[') {
      open.push(token)
      expected = token === '{' ? 'key' : 'value'
      mayEnd = true
    } else {
      if (!SCALAR.test(token)) return false
      expected = 'separator'
    }
  }
  return open.length === 0 && expected === 'separator'
}
