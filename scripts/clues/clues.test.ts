import { type AST, RegExpParser } from '@eslint-community/regexpp'
import { expect, test } from 'vitest'
import { seededRandom } from '../../e2e/support/seeded-random.ts'
import { CLUE_SOURCES } from '../../engine/src/text/reading/clue-sources.ts'
import { ClueReader, SOUGHT } from '../../engine/src/text/reading/clues.ts'
import { GrowingWordList } from '../../engine/src/text/reading/word-list.ts'
import { wordsIn } from '../../engine/src/text/words-in.ts'
import { clueOf } from './clue-of.ts'
import { listClues } from './list-clues.ts'

const list = new GrowingWordList()
const reader = new ClueReader(list)
const read = (text: string) => reader.read(Uint32Array.from(wordsIn(text), (word) => list.add(word)))
const random = seededRandom(1)
/** What may stand before a text that something is found in, or be of one token with its beginning. */
const before = ['', 'so ', '5 ', '(', 'l’', 'A.', 'क.', `𝐚${'ab'.repeat(30)}`, 'x'.repeat(64)]
const oneOf = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]

test('the clues are those of the patterns as they are now: run npm run clues', () => {
  expect(CLUE_SOURCES).toEqual(listClues())
})

test.each(SOUGHT.map((pattern, at) => [at, pattern] as const))(
  'pattern %i is looked for in every text that it is found in',
  (_, pattern) => {
    const { alternatives } = new RegExpParser().parsePattern(pattern.source, 0, pattern.source.length, {
      unicode: true,
      unicodeSets: false,
    })
    let found = 0
    for (let tries = 0; tries < 20_000; tries++) {
      const written = `${oneOf(before)}${textFor(alternatives)}${oneOf(['', ' so', ').', '-5', ' 5'])}`
      const text = oneOf([written, written, written.toUpperCase(), written.replaceAll('s', 'ſ')]) ?? ''
      if (!pattern.test(` ${text.toLowerCase()}`) && !pattern.test(text)) continue
      found++
      if (!read(text)(pattern)) expect(text).toBe('looked at')
    }
    expect(found).toBeGreaterThan(1000)
  },
)

test('what has no clue is left out', () => {
  const mayHold = read('The boats are blue and leave soon after breakfast.')
  expect(SOUGHT.filter(mayHold).length).toBeLessThan(SOUGHT.length / 3)
})

test.each([
  [
    /(?<!\p{L})(?:gift ?cards?|vouchers?)(?!\p{L})/u,
    ['cards', 'giftcard', 'vouchers'],
    ['gift', 'vouchered'],
  ],
  [/(?:street|weg)\s\d/u, ['highstreet', 'weg'], ['wegen']],
  [/(?:in )?(?:easter (?:sun)?day|1\. mai)/u, ['easter', 'mai'], ['eastern', '1', 'sunday']],
])('the clue of %s', (pattern, having, lacking) => {
  const clue = new RegExp(clueOf(pattern) ?? '', 'u')
  expect(having.filter((word) => !clue.test(word))).toEqual([])
  expect(lacking.filter((word) => clue.test(word))).toEqual([])
})

test.each([/\p{L}@\p{L}/u, /(?:\p{N}|[$€])/u, /(?:straße)?/u])('no token tells of %s', (pattern) => {
  expect(clueOf(pattern)).toBeNull()
})

/** Something that one of the alternatives matches, whatever stands around it. */
function textFor(alternatives: readonly AST.Alternative[]): string {
  return oneOf(alternatives)?.elements.map(textOf).join('') ?? ''
}

function textOf(element: AST.Element | AST.CharacterClassElement): string {
  switch (element.type) {
    case 'Character':
      return String.fromCodePoint(element.value)
    case 'CharacterClassRange':
      return String.fromCodePoint(element.min.value)
    case 'CharacterSet':
      if (element.kind === 'space') return ' '
      return element.kind === 'digit' || element.raw.includes('N')
        ? '7'
        : element.raw.includes('Sc')
          ? '€'
          : 'ж'
    case 'CharacterClass': {
      const chosen = oneOf(element.elements)
      return element.negate || !chosen ? (oneOf(['x', ' ']) ?? '') : textOf(chosen)
    }
    case 'Quantifier': {
      const most = Math.min(element.max, element.min + 2)
      const count = element.min + Math.floor(random() * (most - element.min + 1))
      return Array.from({ length: count }, () => textOf(element.element)).join('')
    }
    case 'Group':
    case 'CapturingGroup':
      return textFor(element.alternatives)
    default:
      return ''
  }
}
