import { expect, test } from 'vitest'
import { validationTexts } from './texts.ts'
import { newUsername } from './username.ts'

const messageOf = (name: string) => newUsername.safeParse(name).error?.issues[0]?.message

test.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['  Ada   Lovelace ', 'Ada Lovelace'],
  ['Ａｄａ', 'Ada'],
  ['Ada\u00a0Lovelace', 'Ada Lovelace'],
  ['Zoe\u0308', 'Zoë'],
  ['ﬁnn', 'finn'],
  ['山田太郎', '山田太郎'],
  ['สมชาย', 'สมชาย'],
  ['नमस्ते', 'नमस्ते'],
  ['Владимир', 'Владимир'],
  ['محمد', 'محمد'],
  ['kayak 🛶', 'kayak 🛶'],
  ['山田たろう Taro', '山田たろう Taro'],
  ['김철수 金 Kim', '김철수 金 Kim'],
  ['ᚠᚢᚦ', 'ᚠᚢᚦ'],
  ['Ada-1', 'Ada-1'],
  ['administration', 'administration'],
])('%j is stored as %j', (typed, stored) => {
  expect(newUsername.parse(typed)).toBe(stored)
})

test.each([
  ['an @', ['a@b.example', 'a＠b.example', 'a﹫b.example'], validationTexts.usernameWithAt],
  [
    'a web address',
    ['Prize http://a.example', 'Prize WWW.a.example', 'see ｈttp：／／x'],
    validationTexts.usernameWithAddress,
  ],
  [
    'what shows nothing',
    [
      'ada\u0000b',
      'ada\u0007',
      'a\nda',
      'ada\u200bx',
      'ada\u200dx',
      '\u202eada',
      'ada\u2066x',
      'ada\u00adx',
      'ada\u3164x',
      'ada\uffa0x',
      'ada\u115fx',
      'ada\u2800x',
      'ada\ufe0fx',
      'ada\u034fx',
      'ada\u{e0041}x',
      'ada\u1680x',
      'ada\u2028x',
      'ada\ue000',
      'ada\ud800',
    ],
    validationTexts.usernameUnprintable,
  ],
  [
    'marks of nobody',
    ['\u0301ada', 'ada \u0301b', `ada${'\u0335'.repeat(5)}`],
    validationTexts.usernameMarks,
  ],
  [
    'letters of two scripts',
    ['\u0430dmin', 'p\u0430rley', 'Αda', 'Ada Владимир', 'ᚠda'],
    validationTexts.usernameMixed,
  ],
  ['what looks like an option', ['--help', '-rf', ' -rf', '－rf'], validationTexts.usernameWithDash],
  [
    'a reserved name',
    ['admin', 'System', ' ROOT ', 'ＰａｒｌｅｙＫｉｔ', 'support'],
    validationTexts.usernameReserved,
  ],
  ['too little', ['ab', 'a    ', '  '], validationTexts.usernameTooShort],
  ['too much once it is unfolded', ['ﷺ'.repeat(3)], validationTexts.usernameTooLong],
])('%s is refused', (_, names, message) => {
  for (const name of names) expect(messageOf(name), JSON.stringify(name)).toBe(message)
})
