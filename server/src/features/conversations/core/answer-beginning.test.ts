import { expect, test } from 'vitest'
import { answerBeginning } from './answer-beginning.ts'

test('an answer begins with its words, not with the signs that set them', () => {
  expect(answerBeginning('## Prices\n\n- **Kayak**: 20 euros\n- Bicycle: 12 euros')).toBe(
    'Prices Kayak: 20 euros Bicycle: 12 euros',
  )
  expect(answerBeginning('See [our prices](https://example.com/p) in `May`.')).toBe('See our prices in May.')
  expect(answerBeginning('| What | A day |\n|---|---:|\n| Kayak | 20 |')).toBe('What A day Kayak 20')
  expect(answerBeginning('1. First 2 * 3')).toBe('First 2 3')
})

test('a beginning that is cut says so, after a whole word where one ends near', () => {
  const cut = answerBeginning(`${'A kayak costs 20 euros. '.repeat(10)}`)
  expect(cut).toMatch(/ (A|kayak|costs|20|euros\.)…$/)
  expect(cut.length).toBeLessThanOrEqual(140)
  expect(answerBeginning('字'.repeat(200))).toBe(`${'字'.repeat(139)}…`)
  expect(answerBeginning(`${'字'.repeat(138)}😀😀`)).toBe(`${'字'.repeat(138)}…`)
  expect(answerBeginning('x'.repeat(140))).toBe('x'.repeat(140))
})

test('snake_case and a sum in brackets stay whole', () => {
  expect(answerBeginning('Set max_size (twice 5) here')).toBe('Set max_size (twice 5) here')
})
