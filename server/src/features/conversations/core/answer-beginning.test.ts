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

test('snake_case and a sum in brackets stay whole', () => {
  expect(answerBeginning('Set max_size (twice 5) here')).toBe('Set max_size (twice 5) here')
})
