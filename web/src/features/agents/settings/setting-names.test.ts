import { expect, test } from 'vitest'
import { changedNames } from './setting-names.ts'

test('what was changed is named, and what is too much counted', () => {
  expect(changedNames({ greeting: true, name: true })).toBe('Name, Greeting')
  const many = { name: 1, tagline: 1, greeting: 1, status: 1, visibility: 1, leadForm: 1 }
  expect(changedNames(many)).toBe('Name, Tagline, Status, Greeting and 2 more')
  expect(changedNames({})).toBe('')
})
