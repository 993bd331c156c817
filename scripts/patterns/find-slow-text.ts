import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Pattern } from './pattern.ts'
import { pumpPattern } from './pump-pattern.ts'
import { timePattern } from './time-pattern.ts'

const LENGTH = 100_000
/** CPU time: what is linear takes 30 ms at most, what is quadratic thousands. */
const MOST_MILLISECONDS = 500

const cache = fileURLToPath(new URL('../../node_modules/.cache/linear-patterns/', import.meta.url))
/** What the verdict hangs on besides the pattern. */
const makers = ['parse-pattern', 'pump-pattern', 'time-pattern', 'find-slow-text'].map((name) =>
  readFileSync(new URL(`./${name}.ts`, import.meta.url)),
)

/** A text that a pattern takes more than linear time on; `undefined` for none. Patterns found linear are remembered. */
export function findSlowText(pattern: Pattern): string | undefined {
  const hash = createHash('sha256').update(process.version).update(`/${pattern.source}/${pattern.flags}`)
  for (const maker of makers) hash.update(maker)
  const known = `${cache}${hash.digest('hex')}`
  try {
    readFileSync(known)
    return undefined
  } catch {
    const slow = pumpPattern(pattern, LENGTH).find(
      (text) => timePattern(pattern, text, MOST_MILLISECONDS) > MOST_MILLISECONDS,
    )
    if (slow === undefined) {
      mkdirSync(cache, { recursive: true })
      writeFileSync(known, '')
    }
    return slow
  }
}
