import { expect, test } from 'vitest'
import { PACKS } from './packs.ts'

/** The engine knows no console; its test does. */
declare const console: { log(text: string): void }

const fields = [...new Set(PACKS.flatMap((pack) => Object.keys(pack)))]
const codes = PACKS.map(({ code }) => code)

/** Data, or null where a language lacks it; neither is something forgotten. */
function stateOf(value: unknown): 'data' | 'null' | 'neither' {
  if (value === null) return 'null'
  if (typeof value === 'string') return value === '' ? 'neither' : 'data'
  if (typeof value === 'boolean' || typeof value === 'function' || value instanceof RegExp) return 'data'
  if (typeof value === 'number') return value > 0 ? 'data' : 'neither'
  const parts = typeof value === 'object' ? Object.values(value).map(stateOf) : []
  return parts.length === 0 || parts.includes('neither') ? 'neither' : 'data'
}

const rows = fields.map((field) => ({
  field,
  states: PACKS.map((pack) => stateOf(new Map(Object.entries(pack)).get(field))),
}))

test('every language has data for every field, or says null', () => {
  const width = Math.max(...fields.map(({ length }) => length))
  const lines = rows.map(
    ({ field, states }) =>
      `${field.padEnd(width)} ${states.map((state) => (state === 'data' ? ' ● ' : ' · ')).join('')}`,
  )
  console.log([`${' '.repeat(width)} ${codes.map((code) => ` ${code}`).join('')}`, ...lines].join('\n'))
  const forgotten = rows.flatMap(({ field, states }) =>
    states.flatMap((state, at) => (state === 'neither' ? [`${codes[at]}: ${field}`] : [])),
  )
  expect(forgotten).toEqual([])
})

test('no language is listed twice', () => {
  expect(new Set(codes).size).toBe(codes.length)
})

test('Intl and Unicode know every language and its script', () => {
  expect(Intl.DateTimeFormat.supportedLocalesOf(codes)).toHaveLength(codes.length)
  for (const { script } of PACKS) expect(() => new RegExp(`\\p{Script=${script}}`, 'u')).not.toThrow()
})

test('what is lower-case text is looked for in lower case', () => {
  const wrong = PACKS.flatMap((pack) =>
    (['yesAndNo', 'numberWords', 'reasons', 'tellingWords', 'furtherStopWords'] as const).flatMap((field) => {
      const words = pack[field]?.replace(/\\p\{L\}|\\./gu, '') ?? ''
      return words === words.toLowerCase() ? [] : [`${pack.code}: ${field}`]
    }),
  )
  expect(wrong).toEqual([])
})
