import { expect, test } from 'vitest'
import { questionKey } from './question-key.ts'

test('case, punctuation and spacing make no other question', () => {
  expect(questionKey('  What are your OPENING hours?? ')).toBe('what are your opening hours')
  expect(questionKey('what are your opening hours')).toBe('what are your opening hours')
  expect(questionKey('営業時間は？')).toBe('営業時間は')
})

test('a very long question stays a short key without half characters', () => {
  expect(questionKey('𝒳'.repeat(4000)).length).toBeLessThanOrEqual(200)
})
