import { expect, test } from 'vitest'
import { isBelow } from './watch-path.ts'

test('a path is itself, with or without a slash at its end', () => {
  expect(isBelow('/help', '/help')).toBe(true)
  expect(isBelow('/help/', '/help')).toBe(true)
  expect(isBelow('/', '/')).toBe(true)
  expect(isBelow('/help/returns', '/help')).toBe(false)
  expect(isBelow('/helpful', '/help')).toBe(false)
})

test('a star takes in everything below', () => {
  expect(isBelow('/help', '/help/*')).toBe(true)
  expect(isBelow('/help/returns', '/help/*')).toBe(true)
  expect(isBelow('/helpful', '/help/*')).toBe(false)
  expect(isBelow('/anything', '*')).toBe(true)
})
