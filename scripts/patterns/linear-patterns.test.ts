import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { collectPatterns } from './collect-patterns.ts'
import { findSlowText } from './find-slow-text.ts'

/** Patterns that are allowed to cost more, and why. */
const allowed: Readonly<Record<string, string>> = {
  'server/src/platform/child-process/example-work/perform.ts': 'is meant to, for the tests of what ends it',
  'web/build-styles/used-theme-scripts.ts': 'reads our own source files, at build time',
}

const pattern = (source: string, flags = '') => ({ source, flags, place: 'here' })

test('no pattern of the shipped code costs more than its text is long', async () => {
  const patterns = await collectPatterns(fileURLToPath(new URL('../..', import.meta.url)))
  expect(patterns.length).toBeGreaterThan(400)
  const slow = patterns.flatMap((each) => {
    if ((each.place.split(':')[0] ?? '') in allowed) return []
    const text = findSlowText(each)
    return text === undefined
      ? []
      : [`${each.place} /${each.source}/ on ${JSON.stringify(text.slice(0, 40))}…`]
  })
  expect(slow.join('\n')).toBe('')
}, 600_000)

test.each([
  [String.raw`^\s{0,3}(#{1,6})\s+(.*?)\s*#*\s*$`, ''],
  [String.raw`\s+$`, ''],
  [String.raw`[ \t]*\[\d`, 'u'],
  [String.raw`\bhow much (?=.+ costs$)`, 'g'],
  [String.raw`\[[^\]]*\]\([^)\s]*\)`, 'g'],
  [String.raw`(?<=\p{L}['’ ]+)\p{Lu}`, 'u'],
])(
  '/%s/%s is found out',
  (source, flags) => {
    expect(findSlowText(pattern(source, flags))).toBeDefined()
  },
  120_000,
)

test.each([
  [String.raw`(?<!\s)\s+$`, ''],
  [String.raw`[[\p{L}\p{M}\p{N}]--[\p{Script=Han}]]+(?:(?<=\p{N})[.,]\p{N}+)*`, 'gv'],
])(
  '/%s/%s is borne',
  (source, flags) => {
    expect(findSlowText(pattern(source, flags))).toBeUndefined()
  },
  120_000,
)
