import { expect, it } from 'vitest'
import { cleanText } from './clean-text.ts'

it('leaves nothing that a database would refuse', () => {
  expect(cleanText('\uFEFF\n  a\r\nb\rc\0\x07\td\uD800 e\u0301\f\n \n')).toBe('  a\nb\nc\td\uFFFD \u00e9')
})
