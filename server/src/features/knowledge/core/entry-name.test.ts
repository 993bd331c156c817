import { expect, test } from 'vitest'
import { entryNameOf } from './entry-name.ts'

test.each([
  ['hours.pdf', 'hours.pdf'],
  ['Menus/summer/drinks.pdf', 'Menus/summer/drinks.pdf'],
  ['C:\\shop\\hours.pdf', 'C:/shop/hours.pdf'],
  ['../../etc/./passwd.txt', 'etc/passwd.txt'],
  ['/a//b.md', 'a/b.md'],
  ['me\u202Enu/\u3164.md', 'menu/file.md'],
  ['', 'file'],
])('%s is called %s', (path, name) => {
  expect(entryNameOf(path)).toBe(name)
})

test('long names keep their extension, and then the nearest folders', () => {
  expect(entryNameOf(`${'a'.repeat(300)}.pdf`)).toBe(`${'a'.repeat(196)}.pdf`)
  expect(entryNameOf(`${'a'.repeat(150)}/${'b'.repeat(100)}/c.pdf`)).toBe(`${'b'.repeat(100)}/c.pdf`)
})
