import { expect, test } from 'vitest'
import { buildIndex } from '../index/build-index.ts'
import { analyseQuestion } from './analyse-question.ts'
import { scorePassages } from './score-passages.ts'

const WORDS = [
  'ferry',
  'harbour',
  'ticket',
  'island',
  'bike',
  'timetable',
  'winter',
  'summer',
  'price',
  'the',
]

/** Thousands of passages, so that windows, heaps and words that are only looked up come into play. */
function manyPassages(): Parameters<typeof buildIndex>[0] {
  let state = 1
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  return Array.from({ length: 5000 }, (_, passageId) => {
    const rare = passageId % 97 === 0 ? ['lighthouse'] : []
    const words = Array.from({ length: 3 + random(20) }, () => WORDS[random(random(WORDS.length) + 1)] ?? '')
    return { passageId, entryId: passageId % 7, title: '', heading: '', text: [...rare, ...words].join(' ') }
  })
}

const index = buildIndex(manyPassages())
const QUESTION = 'When is the ferry to the lighthouse in the winter timetable?'
const { terms } = analyseQuestion(index, QUESTION, '', () => ({ ranks: new Map(), sorted: [] }))
const scored = (limit: number, isWanted: (passage: number) => boolean = () => true, asked = terms) => {
  const { positions, scores } = scorePassages(index, asked, limit, isWanted)
  expect(scores).toHaveLength(positions.length)
  return positions.map((passage, rank) => ({ passage, score: scores[rank] ?? 0 }))
}
const everything = scored(5000)

test('the best few are the first of all that score, equal ones in their order', () => {
  expect(everything.length).toBeGreaterThan(3000)
  const sorted = everything.toSorted((a, b) => b.score - a.score || a.passage - b.passage)
  expect(everything).toEqual(sorted)
  expect(new Set(everything.map(({ score }) => score)).size).toBeLessThan(everything.length)
  for (const limit of [1, 8, 60]) {
    expect(scored(limit)).toEqual(everything.slice(0, limit))
  }
})

test('what is not wanted takes no place', () => {
  const isWanted = (passage: number) => passage % 7 !== 0
  expect(scored(8, isWanted)).toEqual(everything.filter(({ passage }) => isWanted(passage)).slice(0, 8))
})

test('no room, or no words that the index has, finds nothing', () => {
  expect(scored(0)).toEqual([])
  expect(scored(8, undefined, [])).toEqual([])
})
