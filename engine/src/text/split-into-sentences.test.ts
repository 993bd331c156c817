import { expect, test } from 'vitest'
import { splitIntoSentences } from './split-into-sentences.ts'

test.each([
  ['Vom 24. Dezember bis 6. Januar ist zu. Danach ist offen.', 2],
  ['Ludwig XIV. Bourbon baute das Schloss. Es steht noch.', 2],
  ['Er wohnt in der 5. Das Haus ist alt.', 2],
  ['It opens at 9 a.m. Monday to Friday. Ask Dr. Smith.', 2],
  ['The U.S. Army bought it. It paid in 1990. Then it left.', 3],
  ['Clara starb am 20. Mai 1896. Sie war 76.', 2],
  ['Sign up at https://example.com/register?id=42 soon. Then wait.', 2],
  ['Geöffnet Mo. Di. und Fr. nachmittags. Tel. Nr. 5 hilft.', 2],
])('a full stop after an ordinal or an abbreviation ends no sentence: %s', (text, count) => {
  expect(splitIntoSentences(text)).toHaveLength(count)
})

test('pieces are exact parts of the text', () => {
  const text = '  Erste Zeile. Zweite!\n- ein Punkt\n| a | b |\n```\ncode. Mehr code.\n```'
  for (const { start, end, text: piece } of splitIntoSentences(text))
    expect(text.slice(start, end)).toBe(piece)
})
