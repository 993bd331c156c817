import type { Training } from '@parleykit/contract/retrieval/training/training'
import { expect, test } from 'vitest'
import { changeLines, contentsOf, questionsInWords } from './training-words.ts'

const training: Training = {
  version: 2,
  createdAt: '2026-01-01T00:00:00.000Z',
  trainedBy: 'ada',
  entries: 1,
  passages: 1200,
  entriesAdded: 0,
  entriesRemoved: 0,
  passagesAdded: 0,
  passagesRemoved: 0,
  addedNames: [],
  removedNames: [],
  isLive: true,
}

test('a training that changed nothing says so', () => {
  expect(changeLines(training)).toEqual(['No changes'])
  expect(contentsOf(training)).toBe(`${(1200).toLocaleString()} passages of 1 entry`)
})

test('some names and the number of the others; an entry with a new text is an update', () => {
  const changed = {
    ...training,
    entriesAdded: 30,
    entriesRemoved: 2,
    passagesAdded: 40,
    passagesRemoved: 5,
    addedNames: ['a.md', 'b.md', 'c.md', 'd.md', 'prices.md'],
    removedNames: ['prices.md', 'old.pdf'],
  }
  expect(changeLines(changed)).toEqual([
    'Added: a.md, b.md, c.md and 26 more',
    'Updated: prices.md',
    'Removed: old.pdf',
    '40 passages added, 5 removed',
  ])
})

test('what the questions took and will take is told where a model makes them', () => {
  const made = {
    isOn: true,
    isOwnKey: false,
    questions: 1200,
    passages: 400,
    tokens: 52_000,
    tokensNext: 900,
    tokensMost: 9e6,
  }
  expect(questionsInWords(made)).toBe(
    'The model has worded 1,200 questions that your knowledge answers, for 52,000 tokens. The next training takes about 900 tokens for more.',
  )
  expect(questionsInWords({ ...made, questions: 1, tokens: 0, tokensNext: 0 })).toBe(
    'The model has worded 1 question that your knowledge answers. No passage waits for more.',
  )
  expect(questionsInWords({ ...made, isOn: false })).not.toContain('next training')
})
