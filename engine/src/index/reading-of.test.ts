import { expect, test } from 'vitest'
import type { AnswerPassage } from '../text/reading/answer-passage.ts'
import type { PassageReading } from '../text/reading/passage-reading.ts'
import { buildIndex } from './build-index.ts'
import { decodeIndex } from './decode-index.ts'
import { encodeIndex } from './encode-index.ts'
import { readingOf } from './reading-of.ts'

const PRICES = {
  passageId: 7,
  entryId: 1,
  title: 'prices.md',
  heading: 'Bikes › What does a day cost?',
  text: 'A: We charge by the day. Is a deposit due? No, none.\n\n| Bike | Day |\n|---|---|\n| City bike | €9 |\n| Tandem | €18 |\n\nIn short:\n\n- open Mon to Fri 9-17\n- call +49 30 1234567',
  questions: ['How much is a bike?', 'Welcher Preis gilt am Montag?'],
}
const PASSAGES = [
  PRICES,
  {
    passageId: 4,
    entryId: 1,
    title: '',
    heading: '',
    text: '東京の宿泊料金は一泊九千円です。朝食は八時からです。เปิดทุกวันจันทร์',
    questions: null,
  },
  { passageId: 9, entryId: 2, title: 'ÖPNV.txt', heading: 'Ärger', text: '', questions: [] },
] satisfies (AnswerPassage & { entryId: number })[]

/** The reading in words instead of their numbers. */
function spelledOut({ sentences, head, headline, questions, body, aboveLength, topicKeys }: PassageReading) {
  const spell = ({ list, words, concepts }: PassageReading['head']) => ({
    words: Array.from(words, (word) => list.wordAt(word)),
    concepts: concepts.map((concept) => list.wordAt(concept)),
  })
  return {
    texts: [head, headline, body, ...questions].map(spell),
    sentences: sentences.map(({ read, conceptsInContext, ...sentence }) => ({
      ...sentence,
      ...spell(read),
      conceptsInContext: conceptsInContext.map((concept) => read.list.wordAt(concept)),
    })),
    aboveLength,
    topicKeys,
  }
}

const built = buildIndex(PASSAGES)
const stored = decodeIndex(encodeIndex(built))
const { readings: _, ...before } = built
const older = decodeIndex(encodeIndex(before))

test.each(PASSAGES)('passage $passageId is read from the index as from its text', (passage) => {
  const fromIndex = spelledOut(readingOf(stored, { ...passage }))
  expect(readingOf(stored, { ...passage }).head.list).toBe(stored.readings?.words)
  expect(readingOf(older, { ...passage }).head.list).not.toBe(stored.readings?.words)
  expect(fromIndex).toEqual(spelledOut(readingOf(older, { ...passage })))
})

test('what is told of lines, questions and figures is stored with them', () => {
  const { sentences } = readingOf(stored, PRICES)
  const row = sentences.find(({ text }) => text.includes('Tandem'))
  expect(row && sentences[row.context ?? -1]?.text).toContain('Bike')
  expect(sentences.find(({ isQuestionLike, canAnswer }) => isQuestionLike && !canAnswer)?.text).toBe(
    'Is a deposit due?',
  )
  expect(sentences.find(({ saysYesOrNo }) => saysYesOrNo)?.text).toBe('No, none.')
  expect(sentences.filter(({ canAnswer }) => canAnswer)).toHaveLength(7)
})

test('another title, or other questions, than the index was built with are read anew', () => {
  const renamed = readingOf(stored, { ...PRICES, title: 'tariffs.md' })
  expect(spelledOut(renamed).texts[0]?.words).toContain('tariffs')
  const unasked = readingOf(stored, { ...PRICES, questions: null })
  expect(unasked.questions).toEqual([])
})
