import { expect, it } from 'vitest'
import { findCompounds, joinLines } from './join-lines.ts'

it.each([
  ['a broken word', 'what can be ex-', 'pected here', 'what can be expected here'],
  [
    'a word written with a hyphen elsewhere',
    'the strongly-',
    'coupled system',
    'the strongly-coupled system',
  ],
  ['a name', 'in Baden-', 'Württemberg', 'in Baden-Württemberg'],
  ['words', 'one line', 'and the next', 'one line and the next'],
  ['a dash', 'this – ', 'and that', 'this –  and that'],
  ['Chinese', '营业时间', '上午九点', '营业时间上午九点'],
])('joins %s', (_what, text, next, joined) => {
  expect(joinLines(text, next, findCompounds(['a Strongly-coupled liquid']))).toBe(joined)
})
