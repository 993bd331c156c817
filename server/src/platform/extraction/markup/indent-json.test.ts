import { expect, it } from 'vitest'
import { indentJson } from './indent-json.ts'

it('lays JSON out as JSON.stringify does', () => {
  const value = { 'a "{b}': [1, { c: null, d: [] }, {}], e: 'x\\', f: [[true, -2.5e-3]] }
  expect(indentJson(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2))
})

it('keeps what a parser would change or refuse', () => {
  expect(indentJson('{"id":12345678901234567890,"id":1.00,}')).toBe(
    '{\n  "id": 12345678901234567890,\n  "id": 1.00,\n}',
  )
  expect(indentJson(']]"open')).toBe(']\n]"open')
})
