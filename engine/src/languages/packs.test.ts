import { expect, test } from 'vitest'
import { PACKS } from './packs.ts'

/** The engine knows no console; its test does. */
declare const console: { log(text: string): void }

const fields = [...new Set(PACKS.flatMap((pack) => Object.keys(pack)))]
const codes = PACKS.map(({ code }) => code)

/** An empty word or pattern was forgotten: a part that a language lacks is left out. */
function isEmpty(value: unknown): boolean {
  if (value === '' || value === null) return true
  return typeof value === 'object' && Object.values(value).some(isEmpty)
}

test('every language leaves out what it lacks', () => {
  const width = Math.max(...fields.map(({ length }) => length))
  const lines = fields.map((field) => {
    const marks = PACKS.map((pack) => (Object.hasOwn(pack, field) ? ' ● ' : ' · '))
    return `${field.padEnd(width)} ${marks.join('')}`
  })
  console.log([`${' '.repeat(width)} ${codes.map((code) => ` ${code}`).join('')}`, ...lines].join('\n'))
  const empty = PACKS.flatMap((pack) =>
    Object.entries(pack).flatMap(([field, value]) => (isEmpty(value) ? [`${pack.code}: ${field}`] : [])),
  )
  expect(empty).toEqual([])
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
