import { expect, test } from 'vitest'
import { splitAtNames } from './split-at-names.ts'

const shown = (text: string, names: readonly string[]) =>
  splitAtNames(text, names)
    .map(({ words, isName }) => (isName ? `<${words}>` : words))
    .join('')

test.each([
  ['Asked מלון: “מה המחיר?”', ['מלון', 'מה המחיר?'], 'Asked <מלון>: “<מה המחיר?>”'],
  ['"Mill" was created', ['Mill'], '"<Mill>" was created'],
  ['Mill', ['Mill'], '<Mill>'],
  ['Asked Mill: “Mill?”', ['Mill', 'Mill?'], 'Asked <Mill>: “<Mill?>”'],
  ['Two are part of it now.', ['a.pdf', ''], 'Two are part of it now.'],
  ['', ['Mill'], ''],
])('the names of %j stand by themselves', (text, names, expected) => {
  expect(shown(text, names)).toBe(expected)
})
