import type { AnswerTrace, TraceTerm } from '@parleykit/contract/answering/answer-traces'
import { expect, test } from 'vitest'
import { countMatchedWords, describeSubstitutions } from './matched-words.ts'

const term = (word: string, ...searchedAs: string[]): TraceTerm => ({
  word,
  searchedAs,
  weight: 2,
  isCorrected: false,
  isFromEarlierQuestion: false,
})
const quoted = (text: string): AnswerTrace['passages'][number] => ({
  passageId: 1,
  entryId: 1,
  title: 'Guide',
  heading: null,
  text,
  url: null,
  score: 3,
  similarity: null,
  use: 'quoted',
})

test('a sentence holds the words whose searched forms stand in it', () => {
  const terms = [
    term('dogs', 'dog'),
    term('allowed', 'allow', 'welcom'),
    term('ferry', 'ferri'),
    term('helicopter'),
  ]
  expect(countMatchedWords('Dogs are welcome on the ferry.', terms)).toEqual({
    matched: 3,
    total: 4,
    missing: ['helicopter'],
  })
  expect(countMatchedWords('A catalogue', [term('cat', 'cat')]).matched).toBe(0)
})

test('a word that another one stood for is named with it, and one that stood for itself is not', () => {
  const dogs = term('dogs', 'dog')
  const allowed = term('allowed', 'allow', 'welcom')
  const passages = [quoted('Dogs are Welcome on the ferry.')]
  expect(describeSubstitutions({ terms: [dogs, allowed], passages })).toEqual([
    'Matched “welcome” for “allowed”.',
  ])
  expect(
    describeSubstitutions({ terms: [allowed], passages: [quoted('Dogs are allowed and welcome.')] }),
  ).toEqual([])
  expect(describeSubstitutions({ terms: [term('unicorns')], passages })).toEqual([])
})

test('a word that was put right is named also where no passage was used', () => {
  const kayak = { ...term('kajak', 'kayak'), isCorrected: true }
  expect(describeSubstitutions({ terms: [kayak], passages: [] })).toEqual(['Matched “kayak” for “kajak”.'])
  expect(describeSubstitutions({ terms: [kayak], passages: [quoted('Kayaks cost 20 euros.')] })).toEqual([
    'Matched “kayaks” for “kajak”.',
  ])
})
