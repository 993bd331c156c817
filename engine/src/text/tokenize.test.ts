import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forEachToken, isUnspacedRun, wordRuns } from './tokenize.ts'

/** Characters that make tokens, end them, or may be within them. */
const signs = [..."aZ5.,+#'’- \n_éß٣", '\u0301', 'ก', '漢', 'カ', 'ー', '한', '–', '😀', '€']
const texts = fc.string({ unit: fc.constantFrom(...signs), maxLength: 30 })

test('tokens are the runs of a text, read whole, however plain their letters are', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const seen = tokensOf(text).map(({ token, start, end }) => {
        expect(text.slice(start, end)).toBe(token)
        return token
      })
      expect(seen).toEqual(expectedOf(text))
    }),
    { numRuns: 5000 },
  )
})

test('a long word is cut, and keeps its place', () => {
  expect(tokensOf(`so ${'a'.repeat(70)} on`)).toEqual([
    { token: 'so', start: 0, end: 2 },
    { token: 'a'.repeat(64), start: 3, end: 73 },
    { token: 'on', start: 74, end: 76 },
  ])
})

test('a letter with a mark begins a word, and ends no acronym', () => {
  expect(tokensOf('क.सोमवार U.S. a.e\u0301t').map(({ token }) => token)).toEqual([
    'क',
    'सोमवार',
    'U.S',
    'a',
    'e\u0301t',
  ])
})

/** Of each run that the token's pattern finds by itself: a lone letter behind an apostrophe is none. */
function expectedOf(text: string): string[] {
  let at = 0
  return wordRuns(text).flatMap((run) => {
    const start = text.indexOf(run, at)
    at = start + run.length
    if (isUnspacedRun(run)) return tokensOf(run).map(({ token }) => token)
    return /^[\p{L}\p{M}]$/u.test(run) && /['’]/.test(text.charAt(start - 1)) ? [] : [run]
  })
}

function tokensOf(text: string) {
  const tokens: { token: string; start: number; end: number }[] = []
  forEachToken(text, (token, start, end) => tokens.push({ token, start, end }))
  return tokens
}
