import { expect, test } from 'vitest'
import type { AnswerPassage } from '../text/annotations/answer-passage.ts'
import type { PassageAnnotations } from '../text/annotations/passage-annotations.ts'
import { annotationsOf } from './annotations-of.ts'
import { buildIndex } from './build-index.ts'
import { decodeIndex } from './decode-index.ts'
import { encodeIndex } from './encode-index.ts'

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
function spelledOut({
  sentences,
  head,
  headline,
  questions,
  body,
  aboveLength,
  topicKeys,
}: PassageAnnotations) {
  const spell = ({ list, words, concepts }: PassageAnnotations['head']) => ({
    words: Array.from(words, (word) => list.wordAt(word)),
    concepts: concepts.map((concept) => list.wordAt(concept)),
  })
  return {
    texts: [head, headline, body, ...questions].map(spell),
    sentences: sentences.map(({ numbered, conceptsInContext, ...sentence }) => ({
      ...sentence,
      ...spell(numbered),
      conceptsInContext: conceptsInContext.map((concept) => numbered.list.wordAt(concept)),
    })),
    aboveLength,
    topicKeys,
  }
}

const built = buildIndex(PASSAGES)
const stored = decodeIndex(encodeIndex(built))
const { annotations: _, ...before } = built
const older = decodeIndex(encodeIndex(before))

test.each(PASSAGES)('passage $passageId is read from the index as from its text', (passage) => {
  const fromIndex = spelledOut(annotationsOf(stored, { ...passage }))
  expect(annotationsOf(stored, { ...passage }).head.list).toBe(stored.annotations?.words)
  expect(annotationsOf(older, { ...passage }).head.list).not.toBe(stored.annotations?.words)
  expect(fromIndex).toEqual(spelledOut(annotationsOf(older, { ...passage })))
})

test('what is told of lines, questions and figures is stored with them', () => {
  const { sentences } = annotationsOf(stored, PRICES)
  const row = sentences.find(({ text }) => text.includes('Tandem'))
  expect(row && sentences[row.context ?? -1]?.text).toContain('Bike')
  expect(sentences.find(({ isQuestionLike, canAnswer }) => isQuestionLike && !canAnswer)?.text).toBe(
    'Is a deposit due?',
  )
  expect(sentences.find(({ saysYesOrNo }) => saysYesOrNo)?.text).toBe('No, none.')
  expect(sentences.filter(({ canAnswer }) => canAnswer)).toHaveLength(7)
})

test('a passage is annotated again if its title or questions differ from those in the index', () => {
  const renamed = annotationsOf(stored, { ...PRICES, title: 'tariffs.md' })
  expect(spelledOut(renamed).texts[0]?.words).toContain('tariffs')
  const unasked = annotationsOf(stored, { ...PRICES, questions: null })
  expect(unasked.questions).toEqual([])
})
