import { expect, test } from 'vitest'
import { titleOf } from './title-of.ts'

test.each([
  ['its heading', '\n# How to find us\n\nTen minutes on foot.', 'How to find us'],
  ['a closed heading', '## Prices ##\n', 'Prices'],
  ['a heading in bold letters', '**Opening hours**\nFrom nine to five.', 'Opening hours'],
  ['an item of a list', '- Boats\n- Oars', 'Boats'],
  ['its only words', 'Dogs are welcome.', 'Dogs are welcome.'],
  [
    'its first words up to a whole one',
    'Dogs are welcome on board of every boat. Please bring a blanket for them.',
    'Dogs are welcome on board of every boat. Please bring a…',
  ],
  [
    'words that end where the room does',
    'One two three four five six seven eight nine ten eleven word next ones',
    'One two three four five six seven eight nine ten eleven word…',
  ],
  ['nothing that is seen', ' \u200b \n', 'Text'],
])('a text is called by %s', (_, text, title) => {
  expect(titleOf(text)).toBe(title)
})

test('a text without spaces is cut between characters', () => {
  expect(titleOf('犬'.repeat(100))).toBe(`${'犬'.repeat(60)}…`)
  expect(titleOf('x'.repeat(59) + '\u{1f600}'.repeat(9))).toBe(`${'x'.repeat(59)}…`)
})
