import { expect, it } from 'vitest'
import { isJson } from './is-json.ts'

it.each(['{}', '[]', '0', '"a"', ' {"a":[1,-2.5e-3,true,null,{"b":{}}],"c":"\\"]"}\n', '[[],[{}]]'])(
  'takes %s',
  (text) => {
    expect(isJson(text)).toBe(true)
  },
)

it.each([
  '',
  '{',
  '[1,]',
  '{"a":1,}',
  '{"a"}',
  '{a:1}',
  '[1 2]',
  '{}{}',
  '[}',
  '"open',
  'Open: 9 to 5',
  '{"a":[1}]',
  ',',
  '01',
])('refuses %s', (text) => {
  expect(isJson(text)).toBe(false)
})
