import { composeAnswer } from '@parleykit/engine/answer/compose-answer'
import { buildIndex } from '@parleykit/engine/index/build-index'
import { searchIndex } from '@parleykit/engine/query/search-index'
import { splitIntoPassages } from '@parleykit/engine/text/split-into-passages'
import { expect, test } from 'vitest'
import { getWordRanks } from '../../retrieval/get-word-ranks.ts'

function ask(text: string, question: string): string {
  const passages = splitIntoPassages(text).map((passage, passageId) => ({
    ...passage,
    passageId,
    entryId: 1,
    title: '',
  }))
  const search = searchIndex(buildIndex(passages), question, { ranksOf: getWordRanks, limit: 8 })
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

test('one row of a table is a sentence, with the names of its columns where it has a header', () => {
  const menu = 'Drinks of the café\n\n| Drink | Price |\n| Espresso | 2.10 |\n| Lemonade | 3.40 |'
  expect(ask(menu, 'What is the price of lemonade drinks at the café?')).toContain('Lemonade – Price: 3.40')
  const bare = 'Drinks of the café\n\n| Espresso | 2.10 |\n| Lemonade | 3.40 |'
  expect(ask(bare, 'What is the price of lemonade drinks at the café?')).toContain('Lemonade: 3.40')
})

test('a title never answers alone: what it leads in to does', () => {
  const text = 'Our shop sells bread.\n\nThese are our opening hours:\nMonday to Friday from 8 to 18.'
  expect(ask(text, 'What are your opening hours?')).toContain('Monday to Friday from 8 to 18.')
})

const HOURS = `# Opening hours

Monday: closed
Tuesday: 9:00 to 18:00
Wednesday: 9:00 to 18:00
Thursday: 9:00 to 20:00
Friday: 9:00 to 18:00
Saturday: 8:00 to 16:00
Sunday: 10:00 to 14:00`
const BIKES = `# Prices

| Bike | Day | Week |
|---|---|---|
| City bike | 12 € | 60 € |
| Mountain bike | 22 € | 110 € |
| Children's bike | 8 € | 40 € |
| Tandem | 35 € | 180 € |
| Trailer | 10 € | 50 € |`
const HEADER = '**Prices**\n\n| Bike | Day | Week |\n|---|---|---|\n'

test.each([
  [HOURS, 'opening hours?', HOURS.slice(HOURS.indexOf('Monday'))],
  [HOURS, 'Are you open on Sunday?', 'Sunday: 10:00 to 14:00'],
  [HOURS, 'When are you open on Thursday and Saturday?', 'Thursday: 9:00 to 20:00\nSaturday: 8:00 to 16:00'],
  [BIKES, 'What are the prices?', `**Prices**\n\n${BIKES.slice(BIKES.indexOf('|'))}`],
  [BIKES, 'How much is a mountain bike?', 'Mountain bike – Day: 22 €; Week: 110 €'],
  [BIKES, 'price of a tandem and a trailer', `${HEADER}| Tandem | 35 € | 180 € |\n| Trailer | 10 € | 50 € |`],
])(
  'of lines that belong together those are given that were asked for, or all: %#',
  (text, question, answer) => {
    expect(ask(text, question)).toBe(answer)
  },
)

test.each([
  ['list', (number: number) => `- Part ${number}, made of the finest beech wood in town`, '- Part 0,'],
  ['table', (number: number) => `| Part ${number} of the chair | ${number}.50 euros |`, '| Part | Price |'],
])(
  'a %s that fills several passages is given from its beginning, with a sign that it goes on',
  (_, line, start) => {
    const header = start.startsWith('|') ? '| Part | Price |\n|---|---|\n' : ''
    const lines = Array.from({ length: 60 }, (_, number) => line(number))
    const reply = ask(`# Parts of the chair\n\n${header}${lines.join('\n')}`, 'parts of the chair?')
    expect(reply.replace('**Parts of the chair**\n\n', '').startsWith(start)).toBe(true)
    expect(reply).toContain('Part 0')
    expect(reply.endsWith('\n\n…')).toBe(true)
  },
)

const HELP = `# Help

## Cancel your subscription

1. Go to Settings → Billing.
2. Click "Cancel subscription".
   - Owners alone see it.

3. Choose a reason.

## Single sign-on

SAML single sign-on is available in the [Business plan](/plans) only.

## Two-factor authentication

Two-factor authentication asks for a code when you sign on. Turn it on under Profile → Security.

## What we do

- Bike fitting
- Delivery to:
  - Leeds
  - York

## Services

| Service | Price | Time |
|---|---|---|
| Puncture repair (inner tube included) | £14 | 30 minutes |
| Bronze | £45 | 2 hours |

# Release notes 4.2 (October 2026)

# Fixed

**Note (for admins. The search is quick again** in large workspaces.`

test.each([
  [
    'How do I cancel my subscription?',
    '**Cancel your subscription**\n\n1. Go to Settings → Billing.\n2. Click "Cancel subscription".\n   - Owners alone see it.\n3. Choose a reason.',
  ],
  ['Is there single sign-on?', 'SAML single sign-on is available in the Business plan only.'],
  ['Do you do bike fitting?', '**What we do**\n\n- Bike fitting'],
  ['Where is delivery to?', '**What we do**\n\n- Delivery to:\n  - Leeds\n  - York'],
  ['How much is a puncture repair?', 'Puncture repair (inner tube included): £14, 30 minutes'],
  ['Release notes 4.2 (October 2026)', ''],
])('%s is answered as a colleague would', (question, answer) => {
  expect(ask(HELP, question)).toBe(answer)
})

test('what is asked for by its name comes with all of its numbered steps', () => {
  const steps = Array.from(
    { length: 9 },
    (_, at) => `${at + 1}. Press the button number ${at} and wait for the light to turn green.`,
  ).join('\n')
  expect(ask(`# Pair the sensor\n\n${steps}`, 'Pair the sensor')).toContain(steps)
})
