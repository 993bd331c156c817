import { expect, test } from 'vitest'
import { estimateTokens } from './estimate-tokens.ts'

test.each([
  ['The harbour shop is open from nine to six.', 9, 12],
  ['Der Hafenladen ist von neun bis sechs geöffnet.', 10, 15],
  ['Магазин в порту открыт с девяти до шести.', 14, 19],
  ['港の店は九時から六時まで開いています。', 14, 20],
  ['港口的商店九点到六点营业。', 12, 17],
  ['ร้านท่าเรือเปิดเก้าโมงถึงหกโมง', 13, 29],
  ['बंदरगाह की दुकान नौ से छह बजे तक खुली है।', 15, 45],
  ['20 | 1,250.50 | +49 30 1234567', 13, 18],
])('%s is estimated within what vocabularies make of it', (text, least, most) => {
  expect(estimateTokens(text)).toBeGreaterThanOrEqual(least)
  expect(estimateTokens(text)).toBeLessThanOrEqual(most)
})

test('a long text takes as many tokens as its parts', () => {
  const line = 'Kayak 12 hours: 1,250 €.\n'
  expect(estimateTokens('')).toBe(0)
  expect(estimateTokens(line.repeat(100))).toBeCloseTo(estimateTokens(line) * 100, -2)
})
