/** As much of a regular expression's structure as it takes to make texts for it. */
export type PatternNode =
  /** One character out of a set; `source` is a pattern of its own. */
  | { readonly kind: 'set'; readonly source: string }
  | { readonly kind: 'sequence' | 'choice'; readonly nodes: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly node: PatternNode; readonly min: number; readonly max: number }
  | { readonly kind: 'nothing' }

/** Reads a pattern that JavaScript accepts. A lookaround is kept at its place, as if it were matched. */
export function parsePattern(source: string): PatternNode {
  let at = 0
  const sticky = (pattern: RegExp) => {
    const found = new RegExp(pattern.source, 'siy')
    found.lastIndex = at
    const match = found.exec(source)
    if (match) at += match[0].length
    return match
  }
  const readChoice = (): PatternNode => {
    const nodes = [readSequence()]
    while (source[at] === '|') {
      at++
      nodes.push(readSequence())
    }
    return nodes.length === 1 && nodes[0] ? nodes[0] : { kind: 'choice', nodes }
  }
  const readSequence = (): PatternNode => {
    const nodes: PatternNode[] = []
    while (at < source.length && source[at] !== '|' && source[at] !== ')') nodes.push(readRepeated())
    return { kind: 'sequence', nodes }
  }
  const readRepeated = (): PatternNode => {
    const node = readAtom()
    const mark = sticky(/(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/)
    if (!mark) return node
    const [whole, low, comma, high] = mark
    if (whole.startsWith('*')) return { kind: 'repeat', node, min: 0, max: Infinity }
    if (whole.startsWith('+')) return { kind: 'repeat', node, min: 1, max: Infinity }
    if (whole.startsWith('?')) return { kind: 'repeat', node, min: 0, max: 1 }
    const max = comma === undefined ? Number(low) : high ? Number(high) : Infinity
    return { kind: 'repeat', node, min: Number(low), max }
  }
  const readAtom = (): PatternNode => {
    const group = sticky(/\((?:\?(?:[:=!]|<[=!]|<\w+>))?/)
    if (group) {
      const inner = readChoice()
      at++ // its closing bracket
      return group[0].endsWith('!') ? { kind: 'repeat', node: inner, min: 0, max: 1 } : inner
    }
    if (sticky(/\^|\$|\\[bB]|\\[1-9]|\\k<\w+>/)) return { kind: 'nothing' }
    const escaped = sticky(/\\(?:[pP]\{[^}]+\}|u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|.)/i)
    if (escaped) return { kind: 'set', source: escaped[0] }
    if (source[at] === '[') return { kind: 'set', source: readClass() }
    const character = String.fromCodePoint(source.codePointAt(at) ?? 0)
    at += character.length
    return { kind: 'set', source: character }
  }
  const readClass = (): string => {
    const start = at
    let depth = 0
    do {
      if (source[at] === '\\') at++
      else if (source[at] === '[' && (depth === 0 || isNested(source, start))) depth++
      else if (source[at] === ']') depth--
      at++
    } while (depth > 0)
    return source.slice(start, at)
  }
  return readChoice()
}

/** Classes within classes, as the v flag has them: `[[a-z]--[aeiou]]`. Elsewhere a bracket in a class is a bracket. */
function isNested(source: string, start: number): boolean {
  return source.startsWith('[[', start) && source.includes('--[', start)
}
