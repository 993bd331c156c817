import { expect, test } from 'vitest'
import { buildIndex, searchIndex, splitIntoPassages } from '../../retrieval/core/index.ts'
import { loadWordRanks } from '../../retrieval/load-word-ranks.ts'
import { composeAnswer } from './compose-answer.ts'

function ask(text: string, question: string): string {
  const passages = splitIntoPassages(text).map((passage, passageId) => ({
    ...passage,
    passageId,
    entryId: 1,
    title: '',
  }))
  const search = searchIndex(buildIndex(passages), question, { ranksOf: loadWordRanks, limit: 8 })
  const answer = composeAnswer({ search, passages })
  const quotes = answer.kind === 'answer' ? answer.quotes : []
  for (const { passageId, quote } of quotes) expect(passages[passageId]?.text).toContain(quote)
  return answer.kind === 'answer' ? answer.text : ''
}

test.each([
  [
    'Q: Do you allow dogs?\nA: Dogs are welcome on the terrace.',
    'Do you allow dogs?',
    'Dogs are welcome on the terrace.',
  ],
  [
    '**Question:** Can I bring a dog?\n**Answer:** Dogs are welcome on the terrace.',
    'Can I bring my dog?',
    'Dogs are welcome on the terrace.',
  ],
  [
    'F: Sind Hunde erlaubt?\nA: Hunde sind auf der Terrasse willkommen.',
    'Sind Hunde erlaubt?',
    'Hunde sind auf der Terrasse willkommen.',
  ],
  ['问：可以带狗吗？\n答：狗可以进露台。', '可以带狗吗？', '狗可以进露台。'],
])('labels of questions and answers are not said: %#', (text, question, answer) => {
  expect(ask(text, question)).toBe(answer)
})

test('a letter that labels nothing stays', () => {
  expect(
    ask(
      'Vitamins of lemons in grams follow.\n\nC: 53 milligrams of the vitamin in a lemon.',
      'How many milligrams of vitamin C are in a lemon?',
    ),
  ).toContain('C: 53 milligrams')
})

test('a table without a row of dashes is a table with its header, or a list where it has none', () => {
  const menu = 'Drinks of the café\n\n| Drink | Price |\n| Espresso | 2.10 |\n| Lemonade | 3.40 |'
  expect(ask(menu, 'What is the price of lemonade drinks at the café?')).toContain(
    '| Drink | Price |\n|---|---|\n| Espresso | 2.10 |\n| Lemonade | 3.40 |',
  )
  const bare = 'Drinks of the café\n\n| Espresso | 2.10 |\n| Lemonade | 3.40 |'
  expect(ask(bare, 'What is the price of lemonade drinks at the café?')).toContain('- Lemonade: 3.40')
})

test('a title never answers alone: what it leads in to does', () => {
  const text = 'Our shop sells bread.\n\nThese are our opening hours:\nMonday to Friday from 8 to 18.'
  expect(ask(text, 'What are your opening hours?')).toContain('Monday to Friday from 8 to 18.')
})

test('what was asked for comes first, unless it leans on the sentence before', () => {
  const free = 'The tower of the castle is a ruin today. Count Otto built the tower of the castle in 1204.'
  expect(ask(free, 'When was the tower of the castle built?')).toMatch(/^Count Otto/)
  const leaning = 'The tower of the castle is a ruin today. It was built as the tower of the castle in 1204.'
  expect(ask(leaning, 'When was the tower of the castle built?')).not.toMatch(/^It was/)
})
