import { expect, test } from 'vitest'
import { CitationNormalizer, MARK } from './citation-normalizer.ts'

/** In bits of so many characters. */
function rewrite(text: string, length: number): string {
  const forms = new CitationNormalizer()
  const bits = text.match(new RegExp(`[\\s\\S]{1,${length}}`, 'g')) ?? []
  const rewritten = bits.map((bit) => forms.push(bit)).join('') + forms.flush()
  return rewritten.replace(MARK, (_, gap, list) => `${gap}[${list.replaceAll(',', ', ')}]`)
}

test.each([
  ['Warm [Passage 10].', 'Warm [10].'],
  ['Warm [passage 10, passage 11].', 'Warm [10, 11].'],
  ['Warm (Passage 10).', 'Warm [10].'],
  ['Warm (sources 2 and 3).', 'Warm [2, 3].'],
  ['Warm [^10].', 'Warm [10].'],
  ['Warm [#10].', 'Warm [10].'],
  ['Warm [10-12].', 'Warm [10, 11, 12].'],
  ['Warm [10: pool].', 'Warm [10].'],
  ['Warm [number 10].', 'Warm [10].'],
  ['Warm <sup>10</sup>.', 'Warm [10].'],
  ['`[0-9]{3}` and `x[10,20]` [^3].', '`[0-9]{3}` and `x[10,20]` [3].'],
  ['```\n[10,20]\n```\n[^3]', '```\n[10,20]\n```\n[3]'],
  ['The `90s kayak [Passage 3].', 'The `90s kayak [3].'],
  ['````\n```\n````\n[Passage 3]', '````\n```\n````\n[3]'],
  ['20 m<sup>2</sup> <sup>2</sup>.', '20 m<sup>2</sup> [2].'],
  [String.raw`Warm \[10\].`, 'Warm [10].'],
  ['温かい［10］。', '温かい[10]。'],
  ['温かい【10】。', '温かい[10]。'],
  ['温かい［１０］。', '温かい[10]。'],
  ['温かい【１，２】。', '温かい[1, 2]。'],
  ['温かい【1、2；3】。', '温かい[1, 2, 3]。'],
  ['Warm 【5†source】.', 'Warm [5].'],
  ['Warm 【5:0†source】【6†L3-L5】.', 'Warm [5][6].'],
  ['Warm [10](#10).', 'Warm [10].'],
  ['Warm [[10]].', 'Warm [10].'],
  ['Warm [Quelle 2; Quelle 3].', 'Warm [2, 3].'],
  ['Warm [10].', 'Warm [10].'],
])('%s is cited as %s', (written, expected) => {
  for (const length of [1, 2, 3, 5, 100]) expect(rewrite(written, length)).toBe(expected)
})

test.each([
  'See [the prices](https://kayak.example/prices) and [10](https://kayak.example).',
  'Open (10 to 18) and [10:30], a < b, [x] done, [ ] open.',
  'From (10) on, [Sunday] or (nothing).',
  String.raw`A back\slash, \(x\) and a last bracket [`,
  'Two lines [pass\nage 3].',
  '<b>bold</b> <sup>th</sup>',
])('%s stays as it is', (written) => {
  for (const length of [1, 4, 100]) expect(rewrite(written, length)).toBe(written)
})
