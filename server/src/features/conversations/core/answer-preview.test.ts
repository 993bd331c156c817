import { expect, test } from 'vitest'
import { answerPreview } from './answer-preview.ts'

test('an answer begins with its words, not with the signs that set them', () => {
  expect(answerPreview('## Prices\n\n- **Kayak**: 20 euros\n- Bicycle: 12 euros')).toBe(
    'Prices Kayak: 20 euros Bicycle: 12 euros',
  )
  expect(answerPreview('See [our prices](https://example.com/p) in `May`.')).toBe('See our prices in May.')
  expect(answerPreview('| What | A day |\n|---|---:|\n| Kayak | 20 |')).toBe('What A day Kayak 20')
  expect(answerPreview('1. First 2 * 3')).toBe('First 2 3')
})

test('a beginning that is cut says so, after a whole word where one ends near', () => {
  const cut = answerPreview(`${'A kayak costs 20 euros. '.repeat(10)}`)
  expect(cut).toMatch(/ (A|kayak|costs|20|euros\.)…$/)
  expect(cut.length).toBeLessThanOrEqual(140)
  expect(answerPreview('字'.repeat(200))).toBe(`${'字'.repeat(139)}…`)
  expect(answerPreview(`${'字'.repeat(138)}😀😀`)).toBe(`${'字'.repeat(138)}…`)
  expect(answerPreview('x'.repeat(140))).toBe('x'.repeat(140))
})

test('snake_case and a sum in brackets stay whole', () => {
  expect(answerPreview('Set max_size (twice 5) here')).toBe('Set max_size (twice 5) here')
})
