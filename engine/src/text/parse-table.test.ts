import { expect, test } from 'vitest'
import { parseTable } from './parse-table.ts'
import { splitIntoPassages } from './split-into-passages.ts'

test('columns kept apart by spaces, tabs or bars without edges become rows of Markdown, with a header where there is one', () => {
  expect(parseTable(['Plums          mid Aug', 'Pumpkins       October'], 0)?.rows).toEqual([
    '| Plums | mid Aug |',
    '| Pumpkins | October |',
  ])
  expect(parseTable(['UK\tEU\tcm', '3\t36\t22.5', '4\t37\t23.3'], 0)?.rows[1]).toBe('|---|---|---|')
  const prices = [
    '            | weekday | Sunday',
    'first hour  | £72     | £156',
    'then        | £29     | £65',
  ]
  expect(parseTable(prices, 0)).toEqual({
    rows: ['| | weekday | Sunday |', '|---|---|---|', '| first hour | £72 | £156 |', '| then | £29 | £65 |'],
    end: 2,
  })
})

test.each([
  ['two spaces behind a full stop', ['We are open.  Come in.', 'We close late.  Stay.']],
  ['one line alone', ['Small £11 | Medium £15', 'Bags go out on Thursdays.']],
  ['Markdown as it is', ['| a | b |', '|---|---|', '| 1 | 2 |']],
  ['lists', ['- tea   2', '- milk   3']],
  ['what is far too long for a cell', [`a  ${'word '.repeat(90)}`, 'b  c']],
  ['nothing', ['', '']],
])('no table: %s', (_, lines) => {
  expect(parseTable(lines, 0)).toBeUndefined()
})

test('lines that a page broke are joined, such as merely are long stay lines', () => {
  const wrapped =
    'The house was built by the family of the baker who came over from\nEngland in the year of the great fire, and has stood here since.'
  expect(splitIntoPassages(wrapped)[0]?.text).not.toContain('\n')
  const zones =
    'Zone 1 (EU, Norway, Iceland, Liechtenstein): as at home up to 20 GB\nZone 2 (Switzerland, Turkey, USA, Canada, Australia and New Zealand): a day costs £3.50 with 2 GB'
  expect(splitIntoPassages(zones)[0]?.text).toContain('\n')
})
