import { composeAnswer } from '@parleykit/engine/answer/compose-answer'
import { rankTopics } from '@parleykit/engine/answer/suggestions/rank-topics'
import { buildIndex } from '@parleykit/engine/index/build-index'
import { searchIndex } from '@parleykit/engine/query/search-index'
import { compareQuestions } from '@parleykit/engine/similarity/compare-questions'
import { parseQuestion } from '@parleykit/engine/similarity/parse-question'
import { findTopics } from '@parleykit/engine/text/annotations/find-topics'
import { splitIntoPassages } from '@parleykit/engine/text/split-into-passages'
import { expect, test } from 'vitest'
import { hostileTexts } from '../../../../test/hostile-units.ts'
import { getWordRanks } from '../../retrieval/get-word-ranks.ts'

/** As long as a visitor's message may be. */
const LENGTH = 4000
const knowledge = `# Harbour Café

## Opening hours
The café opens at 8:00 on weekdays. On Sundays it opens at 10:00. Dogs are welcome on the terrace.

**Can we light a fire?**
Only in the stone rings by the lake.

| Drink | Small |
|---|---|
| Espresso | 2.10 |
`
/** CPU time of one call; they take 50 at most, and what backtracks or is quadratic thousands. */
const MOST_MILLISECONDS = 2000

const cut = (text: string) =>
  splitIntoPassages(text).map((passage, passageId) => ({ ...passage, passageId, entryId: 1, title: '' }))

function measured<Result>(name: string, call: () => Result): Result {
  const before = process.threadCpuUsage()
  const result = call()
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1000, name).toBeLessThan(MOST_MILLISECONDS)
  return result
}

test('a hostile question is analysed, answered and followed by topics', () => {
  const passages = cut(knowledge)
  const index = buildIndex(passages)
  const topics = passages.flatMap(findTopics)
  for (const { name, text } of hostileTexts(LENGTH)) {
    const options = { ranksOf: getWordRanks, limit: 60, context: text }
    const search = measured(`search for ${name}`, () => searchIndex(index, text, options))
    expect(search.question.asked).toBe(text)
    expect(search.question.terms.length).toBeLessThanOrEqual(64)
    const answer = measured(`answer to ${name}`, () => composeAnswer({ search, passages }))
    for (const { passageId, quote } of answer.kind === 'answer' ? answer.quotes : [])
      expect(passages[passageId]?.text).toContain(quote)
    const ranked = measured(`topics for ${name}`, () => rankTopics(search.question, search.hits, topics))
    expect(ranked.length).toBeLessThanOrEqual(topics.length)
  }
})

test('hostile knowledge answers, and is cut into topics', () => {
  for (const { name, text } of hostileTexts(LENGTH)) {
    const passages = cut(`${knowledge}\n${text}`)
    const search = searchIndex(buildIndex(passages), text, { ranksOf: getWordRanks, limit: 60 })
    const answer = measured(`answer from ${name}`, () => composeAnswer({ search, passages, threshold: 0 }))
    for (const { passageId, quote } of answer.kind === 'answer' ? answer.quotes : [])
      expect(passages[passageId]?.text).toContain(quote)
    const topics = measured(`topics of ${name}`, () => passages.flatMap(findTopics))
    expect(topics.some(({ label }) => label.includes('light a fire'))).toBe(true)
    measured(`rank topics of ${name}`, () => rankTopics(search.question, search.hits, topics))
  }
})

test('hostile questions are compared', () => {
  for (const { name, text } of hostileTexts(LENGTH)) {
    for (const language of ['en', 'de', 'ja', '']) {
      const one = measured(`read ${name}`, () => parseQuestion(text, language))
      const other = parseQuestion(`${text}, zebras`, language)
      expect(measured(`compare ${name}`, () => compareQuestions(one, other))).toBeLessThan(1)
      expect(compareQuestions(one, one)).toBe(one.plain === '' ? 0 : 1)
    }
  }
})
