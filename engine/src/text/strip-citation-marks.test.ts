import { expect, test } from 'vitest'
import { answerKindsIn, expectedAnswerType, holdsKind } from './annotations/answer-kinds.ts'
import { endsAsking } from './annotations/line-context.ts'
import { splitIntoSentences } from './split-into-sentences.ts'
import { leadingCitationsLength, stripCitationMarks } from './strip-citation-marks.ts'

const MARKS = [
  '[1]',
  '【1】',
  '［１］',
  '[1, 2]',
  '【1，2】',
  '[1][2]',
  '【1】【2】',
  '【1†source】',
  '【1:0†source】',
]

test.each(MARKS)('%s is a citation, and no number that a text tells', (mark) => {
  expect(stripCitationMarks(`何時營業？${mark}`)).toBe('何時營業？')
  expect(stripCitationMarks(`Open?${mark} And closed? ${mark}`)).toBe('Open? And closed?')
  expect(stripCitationMarks(`營業。${mark}何時？`)).toBe('營業。何時？')
  expect(leadingCitationsLength(`${mark}そう`)).toBe(mark.length)
  expect(holdsKind('number', answerKindsIn(`我們每天開門。${mark}`))).toBe(false)
  expect(holdsKind('number', answerKindsIn(`我們每天8點開門${mark}。`))).toBe(true)
  expect(endsAsking(`何時營業？${mark}`)).toBe(true)
  expect(expectedAnswerType(`何時營業？${mark}`)).toBe(expectedAnswerType('何時營業？'))
})

test.each(MARKS)('%s stays with the sentence before it', (mark) => {
  const text = `我們每天開門。${mark}星期一休息。${mark}`
  const sentences = splitIntoSentences(text).map((sentence) => sentence.text)
  expect(sentences).toEqual([`我們每天開門。${mark}`, `星期一休息。${mark}`])
})

test.each([
  'a[1] is the second',
  'What does a[1] return?',
  'Take parents[0].name!',
  'Use foo.[1] here',
  'wait... [1] is first',
  'コードa[1]？',
  '値段は【500】。',
  '第［2］。',
  '[1:2]',
  '[a]',
  '【注意】',
  'Open?[',
  '[[[[1',
])('%s has no citation at the end of a sentence', (text) => {
  expect(stripCitationMarks(text)).toBe(text)
})

test.each([
  [
    '営業は17時までです。【重要】予約は前日までです。',
    ['営業は17時までです。', '【重要】予約は前日までです。'],
  ],
  ['料金は500円です。［注］現金のみです。', ['料金は500円です。', '［注］現金のみです。']],
  ['5 euros.[Note: cash only.]', ['5 euros.', '[Note: cash only.]']],
  ['「はい。」「いいえ。」【1】次です。', ['「はい。」', '「いいえ。」【1】', '次です。']],
  ['文です。[1](https://x.example)次です。', ['文です。', '[1](https://x.example)次です。']],
  ['営業です。（（注）休日）あり。', ['営業です。', '（（注）休日）あり。']],
])('%s is cut before what a bracket opens', (text, sentences) => {
  expect(splitIntoSentences(text).map((sentence) => sentence.text)).toEqual(sentences)
})
