import { LRUCache } from 'lru-cache'

/** Statements come from the code, except lists that are written out at their full length. */
const summaries = new LRUCache<string, string>({
  max: 1000,
  maxSize: 4_000_000,
  sizeCalculation: (summary, text) => text.length + summary.length,
})

const partsMax = 6
const verb = /^\s*(\w+)/
/** The product quotes all its identifiers, and uses these quotes for nothing else. */
const part = /\b(insert\s+into|update|delete\s+from|from|join)\s+(?:"\w+"\.)?"(\w+)"/gi
const named = /"(\w+)"(?:\s*\([^()]*\))?\s+as\s+(?:not\s+)?(?:materialized\s*)?\(/gi

/** The operations and tables of a statement, such as `insert messages, update turns`. Never contains a value. */
export function summarizeStatement(text: string): string {
  const known = summaries.get(text)
  if (known !== undefined) return known
  const made = summarize(text)
  summaries.set(text, made)
  return made
}

function summarize(text: string): string {
  const plain = text.replace(/'(?:[^']|'')*'/g, "''")
  const own = new Set([...plain.matchAll(named)].map(([, name]) => name))
  const parts = new Set<string>()
  for (const [, does = '', table = ''] of plain.matchAll(part)) {
    if (own.has(table) || parts.size >= partsMax) continue
    const word = does.toLowerCase().split(/\s/)[0] ?? ''
    parts.add(`${word === 'from' || word === 'join' ? 'select' : word} ${table}`)
  }
  if (parts.size > 0) return [...parts].join(', ')
  return verbs.find((each) => each === verb.exec(plain)?.[1]?.toLowerCase()) ?? 'other'
}

const verbs = [
  'select',
  'insert',
  'update',
  'delete',
  'with',
  'begin',
  'commit',
  'rollback',
  'savepoint',
  'release',
  'set',
  'listen',
  'notify',
  'lock',
]
