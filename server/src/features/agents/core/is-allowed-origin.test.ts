import { expect, test } from 'vitest'
import { isAllowedOrigin } from './is-allowed-origin.ts'

test('no domains allow every website', () => {
  expect(isAllowedOrigin('https://anywhere.example', [])).toBe(true)
})

test('only the named hosts pass, and a name that merely ends alike does not', () => {
  const domains = ['shop.example', '*.club.example', 'localhost:8080']
  expect(isAllowedOrigin('https://shop.example', domains)).toBe(true)
  expect(isAllowedOrigin('https://shop.example:8443', domains)).toBe(true)
  expect(isAllowedOrigin('https://www.club.example', domains)).toBe(true)
  expect(isAllowedOrigin('http://localhost:8080', domains)).toBe(true)
  expect(isAllowedOrigin('http://localhost:9090', domains)).toBe(false)
  expect(isAllowedOrigin('https://notshop.example', domains)).toBe(false)
  expect(isAllowedOrigin('https://evilclub.example', domains)).toBe(false)
  expect(isAllowedOrigin('null', domains)).toBe(false)
})
