import { expect, test } from 'vitest'
import { composeAnswer } from '../../answer/compose-answer.ts'
import { buildIndex } from '../../index/build-index.ts'
import { searchIndex } from '../../query/search-index.ts'
import { countTokens } from '../tokenize.ts'
import { findTopics } from './find-topics.ts'

function topicsOf(text: string, { title = '', heading = '' } = {}) {
  return findTopics({ passageId: 0, title, heading, text })
}

const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ')

test.each([
  [`Dogs: not in the fields. ${words(60)}.`, 'Dogs'],
  [`PAYMENT. Card or cash. ${words(60)}.`, 'PAYMENT'],
  [`"May I smoke?" -- in no car. ${words(60)}.`, 'May I smoke?'],
  [`**Parking.** Behind the house. ${words(60)}.`, 'Parking'],
])('what begins a line and names it is the name of it: %s', (text, name) => {
  expect(topicsOf(`It is green. ${words(60)}.\n${text}`).map(({ label }) => label)).toContain(name)
})

test('a time of day is no name', () => {
  const labels = topicsOf(
    `It is green. ${words(60)}.\nAt 10:30 every Sunday a guided tour starts. ${words(60)}.`,
  )
  expect(labels.map(({ label }) => label)).not.toContain('At 10')
})

test('a sentence with a colon somewhere is no name', () => {
  const [topic] = topicsOf('We have been here for many years and say it often: come.')
  expect(topic?.label).toBe('We have been here for many years and say it often: come')
})

test('a table below no heading is named by its file', () => {
  const table = '| Extra | Price |\n|---|---|\n| Baby seat | 4 EUR |\n| GPS | free |'
  expect(topicsOf(table, { title: 'extras-2026.md' }).map(({ label }) => label)).toEqual(['extras 2026'])
})

test('a list that fits is shown in one piece, with what leads in to it', () => {
  const items = ['- same level of petrol', '- no sand', '- no dog hair', '- not late', '- with its papers']
  const topics = topicsOf(`${words(55)}.\n\nBring it back:\n${items.join('\n')}`)
  expect(topics.at(-1)?.sentences.map(({ text }) => text)).toEqual(['Bring it back:', ...items])
})

test('the rest of a long table goes on below its header, named by its first row, within the limit', () => {
  const rows = Array.from({ length: 30 }, (_, at) => `| Car ${at} | ${at + 20} EUR | ${at + 90} EUR |`)
  const topics = topicsOf(['| Car | Day | Week |', '|---|---|---|', ...rows].join('\n'), { heading: 'Rates' })
  expect(topics.length).toBeGreaterThan(1)
  for (const { sentences, label } of topics) {
    expect(sentences[0]?.text).toBe('| Car | Day | Week |')
    expect(sentences.reduce((sum, { text }) => sum + countTokens(text), 0)).toBeLessThanOrEqual(80)
    expect(label).toMatch(/^Rates/)
  }
  expect(new Set(topics.flatMap(({ sentences }) => sentences.map(({ text }) => text))).size).toBe(32)
  expect(topics[1]?.label).toMatch(/^Rates: Car \d+$/)
})

test('a name that is cut ends without what leads on', () => {
  const heading = 'Booking conditions (short version, the long one hangs at the reception)'
  const [topic] = topicsOf('Sixty days before you arrive you pay a fee.', { heading })
  expect(topic?.longLabel).toBe('Booking conditions short version: Sixty days before you arrive you pay')
})

test('two stretches of one name are told apart, and each opens', () => {
  const text = ['Pensioners pay less.', 'Quotes are free.']
  const passages = text.map((text, passageId) => ({
    passageId,
    entryId: 1,
    title: '',
    heading: 'Call-out',
    text,
  }))
  const index = buildIndex(passages)
  const topics = passages.flatMap(findTopics)
  expect(topics.map(({ label }) => label)).toEqual(['Call-out', 'Call-out'])
  expect(topics.map(({ longLabel }) => longLabel)).toEqual([
    'Call-out: Pensioners pay less',
    'Call-out: Quotes are free',
  ])
  for (const [at, { longLabel }] of topics.entries()) {
    const answer = composeAnswer({ search: searchIndex(index, longLabel, { limit: 8 }), passages })
    expect(answer.kind === 'answer' && answer.text).toContain(text[at])
  }
})

test.each(['The boat:\n\n?:', ':::', '’ :\n：'])(
  '%j, which ends with what would lead in to more, comes to its end',
  (text) => {
    expect(topicsOf(text).flatMap(({ sentences }) => sentences).length).toBeLessThanOrEqual(2)
  },
)
