import { expect, test } from 'vitest'
import { openingSource, tabOfHash } from './tab-of-hash.ts'

test('a hash names a tab, and anything else is Knowledge', () => {
  expect(tabOfHash('#playground')).toBe('playground')
  expect(tabOfHash('settings')).toBe('settings')
  expect(tabOfHash('#settings-access')).toBe('settings')
  expect(tabOfHash('')).toBe('knowledge')
  expect(tabOfHash('#nothing')).toBe('knowledge')
})

test('Knowledge opens on the tab that has something', () => {
  const entries = (...types: string[]) => types.map((fileType) => ({ fileType }))
  expect(openingSource(entries(), '#knowledge')).toBe('files')
  expect(openingSource(entries(), '#knowledge-questions')).toBe('questions')
  expect(openingSource(entries('website', 'website'), '')).toBe('website')
  expect(openingSource(entries('website', 'text'), '')).toBe('files')
  expect(openingSource(entries('pdf'), '')).toBe('files')
})
