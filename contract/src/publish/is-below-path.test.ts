import { expect, test } from 'vitest'
import { isBelowPath } from './is-below-path.ts'

test('a path is itself, with or without a slash at its end', () => {
  expect(isBelowPath('/help', '/help')).toBe(true)
  expect(isBelowPath('/help/', '/help')).toBe(true)
  expect(isBelowPath('/', '/')).toBe(true)
  expect(isBelowPath('/help/returns', '/help')).toBe(false)
  expect(isBelowPath('/helpful', '/help')).toBe(false)
})

test('a star takes in everything below', () => {
  expect(isBelowPath('/help', '/help/*')).toBe(true)
  expect(isBelowPath('/help/returns', '/help/*')).toBe(true)
  expect(isBelowPath('/helpful', '/help/*')).toBe(false)
  expect(isBelowPath('/anything', '*')).toBe(true)
})
