import { composeAnswer } from '@parleykit/engine/answer/compose-answer'
import { followUpContext } from '@parleykit/engine/answer/conversation/follow-up-context'
import { buildIndex } from '@parleykit/engine/index/build-index'
import { searchIndex } from '@parleykit/engine/query/search-index'
import { splitIntoPassages } from '@parleykit/engine/text/split-into-passages'
import { expect, test } from 'vitest'
import { getWordRanks } from '../../retrieval/get-word-ranks.ts'

const GUIDE = `# Harbour Café

## Opening hours
The café opens at 8:00 on weekdays. On Sundays it opens at 10:00. Dogs are welcome on the terrace.

## Prices
| Drink | Small | Large |
|---|---|---|
| Espresso | 2.10 | 3.00 |
| Lemonade | 3.40 | 4.20 |

## Reservations
You can reserve a table by phone.
To reserve for a group you need:
- the date and the number of guests
- a deposit of 50 euros for groups above twelve
`
const GERMAN = `## Öffnungszeiten
Das Museum öffnet werktags um 9 Uhr. Am Sonntag ist es von 10 bis 17 Uhr geöffnet.

## Eintritt
Erwachsene zahlen 12 Euro. Kinder unter sechs Jahren haben freien Eintritt.
`
const SHOP = `## Delivery
Delivery within the country costs 4.90 euros, and is free from 60 euros. Parcels arrive after two to three days.

## Returns
You may send everything back within 30 days. We pay the money back within five days.

## Repairs
We mend lamps that we sold. A new cable costs 15 euros.
`
const JAPANESE = `# 配送
配送料は全国一律五百円です。ご注文から三日以内にお届けします。

# 返品
商品到着後三十日以内であれば返品できます。返品の送料はお客様のご負担となります。
`
const passages = splitIntoPassages(GUIDE).map((passage, passageId) => ({
  ...passage,
  passageId,
  entryId: 1,
  title: '',
}))
const index = buildIndex(passages)
const ask = (question: string, previous: readonly string[] = []) => {
  const search = searchIndex(index, question, {
    ranksOf: getWordRanks,
    limit: 8,
    context: followUpContext(question, previous),
  })
  const answer = composeAnswer({ search, passages })
  return answer.kind === 'answer' ? answer : { ...answer, text: '', quotes: [] }
}

test('answers in the words of the passages, quoted exactly', () => {
  const answer = ask('When does the café open on Sundays?')
  expect(answer.text).toContain('On Sundays it opens at 10:00.')
  expect(answer.quotes.length).toBeGreaterThan(0)
  for (const { passageId, quote } of answer.quotes) {
    expect(passages[passageId]?.text).toContain(quote)
    expect(answer.text).toContain(quote)
  }
})

test('a table row comes with the names of its columns, as a sentence', () => {
  expect(ask('How much is a large lemonade?').text).toContain('Lemonade – Small: 3.40; Large: 4.20')
})

test('a list item answers by itself', () => {
  expect(ask('How much deposit do groups above twelve pay?').text).toContain('- a deposit of 50 euros')
})

test.each([
  'Who won the world cup in 1998?',
  'What is the capital of Mongolia?',
  'How do I reset my router password?',
  'asdf qwer',
  '?',
])('refuses %s', (question) => {
  expect(ask(question).kind).toBe('refusal')
})

test('a follow-up is read with the question before it, and refused when its own words are unknown', () => {
  expect(ask('and on Sundays?', ['When does the café open?']).text).toContain('10:00')
  expect(ask('and in Reykjavik?', ['When does the café open?']).kind).toBe('refusal')
})

test('a passage that is gone is passed over', () => {
  const search = searchIndex(index, 'When does the café open on Sundays?', {
    ranksOf: getWordRanks,
    limit: 8,
  })
  expect(composeAnswer({ search, passages: [] })).toEqual({
    kind: 'refusal',
    reason: 'nothing_found',
    confidence: 0,
    features: null,
  })
})

test.each([
  [GERMAN, 'wann offnet das museum am sonntag', 'Am Sonntag ist es von 10 bis 17 Uhr geöffnet.'],
  [GERMAN, 'Was kostet der Eintritt für Erwachsene?', 'Erwachsene zahlen 12 Euro.'],
  [GERMAN, 'Wie teuer ist es für Erwachsene?', 'Erwachsene zahlen 12 Euro.'],
  [GERMAN, 'Wie backe ich einen Apfelkuchen?', undefined],
  [SHOP, 'How much is the shipping?', 'Delivery within the country costs 4.90 euros'],
  [SHOP, 'How long does shipping take?', 'Parcels arrive after two to three days.'],
  [SHOP, 'Can I get a refund?', 'We pay the money back within five days.'],
  [SHOP, 'Do you fix lamps?', 'We mend lamps that we sold.'],
  [SHOP, 'Do you ship to Japan?', undefined],
  [GERMAN, 'Wann habt ihr am Sonntag offen?', 'Am Sonntag ist es von 10 bis 17 Uhr geöffnet.'],
  [JAPANESE, '配送料はいくらですか', '配送料は全国一律五百円です。'],
  [JAPANESE, '東京の天気は？', undefined],
])('answers or refuses in other languages: %#', (text, question, sentence) => {
  const own = splitIntoPassages(text).map((passage, passageId) => ({
    ...passage,
    passageId,
    entryId: 1,
    title: '',
  }))
  const answer = composeAnswer({
    search: searchIndex(buildIndex(own), question, { ranksOf: getWordRanks, limit: 8 }),
    passages: own,
  })
  if (sentence === undefined) expect(answer.kind).toBe('refusal')
  else expect(answer.kind === 'answer' && answer.text).toContain(sentence)
})

test('what is as near in meaning as headings are to their texts answers where words alone refuse', () => {
  const own = splitIntoPassages(
    '# Garage\n\nTwo charging points for electric cars stand on level one.\n\n# Lift\n\nIt goes to the third floor.',
  ).map((passage, passageId) => ({ ...passage, passageId, entryId: 1, title: '' }))
  const question = 'somewhere to plug in overnight'
  const { question: analysed } = searchIndex(buildIndex(own), question, { ranksOf: getWordRanks, limit: 8 })
  const hits = own.map(({ passageId }) => ({ passageId, entryId: 1, score: 1e-9 }))
  const search = { question: analysed, hits }
  const answer = (garage: number) =>
    composeAnswer({
      search,
      passages: own,
      nearness: new Map([
        [0, garage],
        [1, 0],
      ]),
    })
  expect(answer(1)).toMatchObject({ kind: 'answer', text: expect.stringContaining('charging points') })
  expect(answer(0).kind).toBe('refusal')
  expect(composeAnswer({ search, passages: own }).kind).toBe('refusal')
})

test('meaning changes nothing of what words answer', () => {
  const question = 'When does the café open on Sundays?'
  const search = searchIndex(index, question, { ranksOf: getWordRanks, limit: 8 })
  const byWords = composeAnswer({ search, passages })
  const nearness = new Map(passages.map(({ passageId }) => [passageId, passageId === 2 ? 2 : -1]))
  expect(composeAnswer({ search, passages, nearness })).toEqual(byWords)
})
