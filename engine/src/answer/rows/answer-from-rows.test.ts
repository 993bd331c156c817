import { describe, expect, test } from 'vitest'
import { buildIndex } from '../../index/build-index.ts'
import { splitIntoPassages } from '../../text/split-into-passages.ts'
import { answerFromRows } from './answer-from-rows.ts'

const indexOf = (text: string, title = 'prices.xlsx') =>
  buildIndex(
    splitIntoPassages(text).map((passage, passageId) => ({
      ...passage,
      passageId,
      entryId: 1,
      title,
      isSheet: true,
    })),
  )

const table = (rows: readonly (readonly (string | number)[])[]) =>
  rows
    .flatMap((row, at) => [
      `| ${row.join(' | ')} |`,
      ...(at === 0 ? [`|${' --- |'.repeat(row.length)}`] : []),
    ])
    .join('\n')

const boats = indexOf(
  table([
    ['Article', 'Name', 'Colour', 'Sizes', 'Price', 'Weight', 'Stock', 'Since', 'Inflatable'],
    [4711, 'Kayak', 'red', 'S, M, L', '20.50 €', '18 kg', 12, '2024-03-01', 'no'],
    [4712, 'Kayak Pro', 'blue', 'M, L', '45.00 €', '16 kg', 3, '2025-05-10', 'no'],
    ['BX-2210', 'Canoe', 'green', 'one size', '1,234.00 €', '31 kg', 0, '2023-01-20', 'no'],
    [4714, 'Paddle Board', 'red', 'L', '89.90 €', '9 kg', 7, '2026-02-02', 'yes'],
    [4715, 'Dinghy', 'blue', '42, 43', '49.00 €', '22 kg', 5, '2026-06-15', 'yes'],
  ]),
)
const names = ['Kayak Pro', 'Canoe', 'Paddle Board', 'Dinghy', 'Kayak']
const namesIn = (text: string) => names.filter((name) => new RegExp(`${name}(?! Pro)`).test(text)).sort()
const ask = (question: string) => answerFromRows(boats, question)?.text ?? ''

describe('a row is looked up by its key', () => {
  test.each([
    ['What is the price of 4711?', '**Price: 20.50 €**', ['Kayak']],
    ['Preis von 4711?', '**Price: 20.50 €**', ['Kayak']],
    ['Was kostet 4712?', '**Price: 45.00 €**', ['Kayak Pro']],
    ['¿Cuánto cuesta 4714?', '89.90 €', ['Paddle Board']],
    ['Quel est le prix de 4715 ?', '**Price: 49.00 €**', ['Dinghy']],
    ['How much is the bx 2210', '**Price: 1,234.00 €**', ['Canoe']],
    ['How much is the kayak pro?', '**Price: 45.00 €**', ['Kayak Pro']],
    ['How many Kayaks do you have in stock?', '12', ['Kayak', 'Kayak Pro']],
    ['What does the paddle board weigh?', '9 kg', ['Paddle Board']],
    ['4715', 'Name: Dinghy', ['Dinghy']],
    ['Which sizes does the Kayak come in?', '**Sizes: S, M, L**', ['Kayak']],
  ])('%s', (question, text, rows) => {
    expect(ask(question)).toContain(text)
    expect(namesIn(ask(question))).toEqual(rows)
  })

  test.each([
    'What does 4799 cost?',
    'How much is the Kayak Ultra?',
    'What does 4711-B cost?',
    'Do you deliver to 4711 Vienna?',
    'What does delivery of 4711 cost?',
    'Was kostet der Versand von 4711?',
    'Is 4711 expensive to insure?',
  ])('never another one: %s', (question) => expect(ask(question)).toBe(''))
})

describe('rows are filtered', () => {
  test.each([
    ['Which products are under 50 €?', ['Dinghy', 'Kayak', 'Kayak Pro']],
    ['Welche Artikel kosten zwischen 40 und 90 Euro?', ['Dinghy', 'Kayak Pro', 'Paddle Board']],
    ['Show me everything over €80', ['Canoe', 'Paddle Board']],
    ['What is your cheapest product?', ['Kayak']],
    ['Was ist der teuerste Artikel?', ['Canoe']],
    ['Which red products do you have?', ['Kayak', 'Paddle Board']],
    ['Do you have anything in size 42?', ['Dinghy']],
    ['Which ones are inflatable?', ['Dinghy', 'Paddle Board']],
    ['Which blue items cost less than 46 euros?', ['Kayak Pro']],
    ['What weighs more than 20 kg?', ['Canoe', 'Dinghy']],
    ['Welche Artikel gibt es seit 2026?', ['Dinghy', 'Paddle Board']],
    ['Which articles came after 1 March 2025?', ['Dinghy', 'Kayak Pro', 'Paddle Board']],
    ['the 2 most expensive products', ['Canoe', 'Paddle Board']],
    ['Welche Kayaks habt ihr bis 30 €?', ['Kayak']],
  ])('%s', (question, rows) => expect(namesIn(ask(question))).toEqual(rows))

  test('and counted', () => {
    expect(ask('How many products are under 50 €?')).toMatch(/^3 found:/)
    expect(ask('Wie viele Artikel sind "red"?')).toMatch(/^2 gefunden:/)
  })

  test('by what there is more than none of', () => {
    expect(namesIn(ask('Which blue products are in stock?'))).toEqual(['Dinghy', 'Kayak Pro'])
    expect(namesIn(ask('Do you have anything in green or blue in stock?'))).toEqual(['Dinghy', 'Kayak Pro'])
    expect(ask('How many Paddle Boards do you have?')).toContain('Stock: 7')
  })

  test.each([
    'Which vegan products are under 50 €?',
    'Which products are not red?',
    'How many employees do you have?',
    'Do you ship to France for under 50 €?',
    'What are your opening hours?',
    'Who founded the shop in 2024?',
    'Can I return a boat after 14 days?',
    'How can I pay?',
    'What do you charge?',
    'Which red products are available?',
  ])('never by half of a question: %s', (question) => expect(ask(question)).toBe(''))
})

describe('several tables', () => {
  const lamps = [
    ['Name', 'Price'],
    ['Desk lamp', '49.00 €'],
    ['Floor lamp', '129.00 €'],
    ['Vase', '24.50 €'],
  ]
  const rentals = [
    ['Thing', 'One day', 'One week'],
    ['Bike', '12.00 €', '59.00 €'],
    ['Lamp for a bike', '2.00 €', '9.00 €'],
  ]
  const flats = [
    ['Flat', 'Rate'],
    ['Loft', '£40.00'],
    ['Barn', '£98.00'],
  ]
  const inBooks = (...books: readonly (readonly (readonly string[])[])[]) =>
    buildIndex(
      books.flatMap((rows, entryId) =>
        splitIntoPassages(table(rows)).map((passage) => ({
          ...passage,
          ...{ passageId: entryId, entryId, title: `${rows[0]?.[0]}.xlsx`, isSheet: true },
        })),
      ),
    )

  test('answer for themselves', () => {
    expect(answerFromRows(inBooks(lamps, flats), 'What costs under 50 €?')?.text).toMatch(/^2 found:/)
    const both = answerFromRows(
      inBooks(lamps, [
        ['Rug', 'Price'],
        ['Kelim', '40.00 €'],
        ['Gabbeh', '60.00 €'],
      ]),
      'What costs under 50 €?',
    )
    expect(both?.text).toMatch(/\*\*Name\.xlsx\*\*(?:.|\n)*Vase(?:.|\n)*\*\*Rug\.xlsx\*\*(?:.|\n)*Kelim/)
    expect(both?.text).not.toMatch(/Gabbeh|Floor/)
  })

  test('of one entry do not, if another has several prices', () => {
    const sheets = [table(lamps), table(rentals)].map((text, at) => `# Sheet ${at}\n\n${text}`).join('\n\n')
    expect(answerFromRows(indexOf(sheets), 'What costs under 50 €?')).toBeNull()
  })
})
