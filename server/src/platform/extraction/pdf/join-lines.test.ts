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
  ['Chinese behind a mark', '营业时间：', '上午九点，', '营业时间：上午九点，'],
  ['Japanese behind a full stop', '開館します。', '「月曜」は', '開館します。「月曜」は'],
  ['a Japanese figure', '午前', '9時', '午前9時'],
  ['what a Japanese figure counts', '午前9', '時まで', '午前9時まで'],
  ['Thai with a figure', 'เวลา', '9 โมง', 'เวลา 9 โมง'],
  ['Korean', '영업시간은', '오전 9시', '영업시간은 오전 9시'],
  ['figures', 'from 9', '10 and 11', 'from 9 10 and 11'],
])('joins %s', (_what, text, next, joined) => {
  expect(joinLines(text, next, findCompounds(['a Strongly-coupled liquid']))).toBe(joined)
})
