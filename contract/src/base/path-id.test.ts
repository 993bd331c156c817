import { expect, test } from 'vitest'
import { readPathId } from './path-id.ts'
import { idParams } from './values.ts'

test.each(['1', '1000', '9007199254740991'])('%s is an id', (part) => {
  expect(readPathId(part)).toBe(Number(part))
  expect(idParams.parse({ id: part })).toEqual({ id: Number(part) })
})

const others = [
  '1e3',
  '01',
  '+1',
  '-1',
  '0',
  '',
  ' 1',
  '1 ',
  '1.0',
  '0x1',
  '0b1',
  '1_0',
  '１',
  '١',
  'Infinity',
  'x',
]

test.each([...others, '9007199254740992', '1'.repeat(400)])('%j is none', (part) => {
  expect(readPathId(part)).toBeNull()
  expect(idParams.safeParse({ id: part }).success).toBe(false)
})
