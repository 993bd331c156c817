import { composeAnswer } from '@parleykit/engine/answer/compose-answer'
import { buildIndex } from '@parleykit/engine/index/build-index'
import { searchIndex } from '@parleykit/engine/query/search-index'
import { findTopics } from '@parleykit/engine/text/annotations/find-topics'
import { splitIntoPassages } from '@parleykit/engine/text/split-into-passages'
import { countTokens } from '@parleykit/engine/text/tokenize'
import { expect, test } from 'vitest'
import { suggestTopics } from './suggest-topics.ts'

const CAMPSITE = `# Camping by the lake

## Dogs
Dogs are welcome on the whole site but for the beach. A dog costs 4 euros a night.

## Prices

| Pitch | Low season | High season |
|---|---|---|
| Lake pitch | 24 euros | 38 euros |
| Forest pitch | 19 euros | 29 euros |

## Services

**Bread.** Rolls can be ordered until 8 in the evening.

**Laundry.** Two machines stand behind the reception; a wash costs 5 euros.

## Questions

**Can we light a fire?**
Only in the stone rings by the lake, never in the forest.
`

function campsite() {
  const passages = splitIntoPassages(CAMPSITE).map((passage, passageId) => ({
    ...passage,
    passageId,
    entryId: 1,
    title: 'camping.md',
  }))
  const index = buildIndex(passages)
  const ask = (question: string) => {
    const search = searchIndex(index, question, { limit: 8 })
    return composeAnswer({ search, passages })
  }
  const suggest = (question: string) => {
    const { hits, question: analysed } = searchIndex(index, question, { limit: 24 })
    return suggestTopics({
      question: analysed,
      hits,
      topics: passages.flatMap(findTopics),
      opens: async () => true,
    })
  }
  return { passages, ask, suggest }
}

test('topics are named by their question, their run-in words or their heading', () => {
  const labels = campsite()
    .passages.flatMap(findTopics)
    .map(({ label }) => label)
  expect(labels).toEqual(expect.arrayContaining(['Dogs', 'Prices', 'Can we light a fire?']))
  expect(labels.some((label) => label.includes('Bread') && label.includes('Laundry'))).toBe(true)
})

test('every topic is shown whole when it is asked for by its name', () => {
  const { passages, ask } = campsite()
  for (const topic of passages.flatMap(findTopics)) {
    const answer = ask(topic.label)
    expect(answer.kind).toBe('answer')
    if (answer.kind !== 'answer') continue
    const quotes = new Set(answer.quotes.map(({ quote }) => quote))
    const rows = topic.sentences.filter(({ text }) => !/^\|[-|]+\|$/.test(text))
    for (const { text } of rows) expect(quotes).toContain(text)
  }
})

test('a question about a topic shows it as its name does', () => {
  const [asked, named] = ['What should I know about “Dogs”?', 'Dogs'].map((text) => campsite().ask(text))
  expect(asked?.kind === 'answer' && asked.text).toContain('A dog costs 4 euros a night.')
  expect(asked?.kind === 'answer' && asked.text).toBe(named?.kind === 'answer' && named.text)
})

test('a table behind a name keeps its header', () => {
  const answer = campsite().ask('prices')
  expect(answer).toMatchObject({ kind: 'answer' })
  if (answer.kind === 'answer') expect(answer.text).toContain('| Pitch | Low season | High season |')
})

test('what is near to a question is suggested, best first, at most three times', async () => {
  const suggestions = await campsite().suggest('is a campfire allowed at our pitch by the lake')
  expect(suggestions.length).toBeGreaterThan(0)
  expect(suggestions.length).toBeLessThanOrEqual(3)
  expect(suggestions.map(({ content }) => content)).toContain('Can we light a fire?')
})

test('words that look alike lead to a topic, too, by a whole question', async () => {
  const suggestions = await campsite().suggest('doggy')
  expect(suggestions[0]?.content).toBe('What should I know about “Dogs”?')
})

test('what has just been told is not suggested again', async () => {
  const { passages } = campsite()
  const search = searchIndex(buildIndex(passages), 'a dog on the beach', { limit: 24 })
  const suggest = (reply: string) =>
    suggestTopics({ ...search, topics: passages.flatMap(findTopics), reply, opens: async () => true })
  const about = 'What should I know about “Dogs”?'
  expect((await suggest('')).map(({ content }) => content)).toContain(about)
  const reply = 'A dog costs 4 euros a night.'
  expect((await suggest(reply)).map(({ content }) => content)).not.toContain(about)
})

test('nothing is suggested where nothing is near, nor what would not be answered', async () => {
  const { suggest, passages } = campsite()
  expect(await suggest('quantum chromodynamics')).toEqual([])
  const search = searchIndex(buildIndex(passages), 'dogs on the beach', { limit: 24 })
  const none = await suggestTopics({
    ...search,
    topics: passages.flatMap(findTopics),
    opens: async () => false,
  })
  expect(none).toEqual([])
})

test('German, Japanese and right-to-left knowledge has topics as well', async () => {
  const texts = [
    '## Öffnungszeiten\nMontags ist geschlossen.',
    '# 配送\n配送料は全国一律五百円です。',
    '## ساعات العمل\nنفتح من التاسعة حتى الخامسة.',
  ]
  for (const text of texts) {
    const [passage] = splitIntoPassages(text).map((each) => ({
      ...each,
      passageId: 1,
      entryId: 1,
      title: '',
    }))
    expect(passage && findTopics(passage).map(({ label }) => label)).toEqual([passage?.heading])
  }
})

test('what a name opens has at most 80 words, however the knowledge is written', () => {
  const row = (at: number) => `| Item number ${at} with a long name | ${at} euros | in stock |`
  const table = [
    '| Item | Price | Note |',
    '|---|---|---|',
    ...Array.from({ length: 40 }, (_, at) => row(at)),
  ]
  const texts = [
    table.join('\n'),
    'word '.repeat(100_000),
    'One sentence of seven words stands here. '.repeat(60),
  ]
  for (const text of texts) {
    const topics = findTopics({ passageId: 1, title: '', heading: 'Stock', text })
    for (const { sentences } of topics) {
      const words = sentences
        .map((sentence) => countTokens(sentence.text))
        .reduce((sum, each) => sum + each, 0)
      expect(words).toBeLessThanOrEqual(80)
    }
  }
})
