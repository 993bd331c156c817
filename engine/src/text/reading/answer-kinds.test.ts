import { expect, test } from 'vitest'
import { PACKS } from '../../languages/packs.ts'
import { wordsIn } from '../words-in.ts'
import { answerKindsIn, holdsKind } from './answer-kinds.ts'
import { ClueReader } from './clues.ts'
import { GrowingWordList } from './word-list.ts'

const list = new GrowingWordList()
const clues = new ClueReader(list)
const read = (text: string) =>
  answerKindsIn(text, clues.read(Uint32Array.from(wordsIn(text), (word) => list.add(word))))

test.each(PACKS.map(({ code }) => code))(
  '%s: reading many texts leaves no date and no numeral out',
  (code) => {
    const name = (options: Intl.DateTimeFormatOptions, at: number) =>
      new Intl.DateTimeFormat(code, { ...options, timeZone: 'UTC' }).format(Date.UTC(2024, at, at + 1))
    const months = Array.from({ length: 12 }, (_, at) => name({ month: 'long' }, at))
    const days = Array.from({ length: 7 }, (_, at) => name({ weekday: 'long' }, at))
    const pack = PACKS.find((each) => each.code === code)
    const numerals = `${pack?.numberWords ?? ''}|${pack?.reasons ?? ''}`.split('|')
    for (const word of [...months, ...days, ...numerals])
      for (const text of [word, `(${word}) x`, `x ${word}, y`]) expect(read(text)).toBe(answerKindsIn(text))
  },
)

test('kinds tell what a text holds, and nothing of names where letters have no case', () => {
  const kinds = read('In June, because the Tamar rose, two boats were free.')
  for (const type of ['date', 'number', 'person', 'place', 'reason'] as const)
    expect(holdsKind(type, kinds)).toBe(true)
  expect(holdsKind('date', read('No boats.'))).toBe(false)
  expect(holdsKind('person', read('船'))).toBeUndefined()
  expect(holdsKind('other', kinds)).toBeUndefined()
})
