import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Pattern } from './pattern.ts'
import { pumpPattern } from './pump-pattern.ts'
import { timePattern } from './time-pattern.ts'

/** CPU time on a text of a length: linear ones take 15 ms at most on the long text, quadratic ones hundreds. */
const LONG = { length: 50_000, mostMilliseconds: 62 }
/** A pattern is slow where it takes that long every time: other work on the machine shares the core's caches now and then. */
const TRIES = 3
/** Quadratic ones take a quarter of that on half the length: most patterns are known to be linear here. */
const SHORT = { length: 25_000, mostMilliseconds: 10 }

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
    const slow = takesLong(pattern, SHORT) ? takesLong(pattern, LONG) : undefined
    if (slow === undefined) {
      mkdirSync(cache, { recursive: true })
      writeFileSync(known, '')
    }
    return slow
  }
}

/** The first text of a length that a pattern takes longer for. */
function takesLong(
  pattern: Pattern,
  { length, mostMilliseconds }: { readonly length: number; readonly mostMilliseconds: number },
): string | undefined {
  const isSlow = (text: string) => timePattern(pattern, text, mostMilliseconds) > mostMilliseconds
  return pumpPattern(pattern, length).find((text) => {
    for (let tries = 0; tries < TRIES; tries++) if (!isSlow(text)) return false
    return true
  })
}
