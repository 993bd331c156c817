import { expect, test } from 'vitest'
import { cutByPaste } from './cut-by-paste.ts'

const empty = { value: '', selectionStart: 0, selectionEnd: 0, maxLength: 10 }

test('what fits is not cut, and of the rest the number is told', () => {
  expect(cutByPaste(empty, '0123456789')).toBe(0)
  expect(cutByPaste(empty, '0123456789abc')).toBe(3)
})

test('what stands in the field takes room, but for what the paste replaces', () => {
  const field = { ...empty, value: 'abcd' }
  expect(cutByPaste({ ...field, selectionStart: 4, selectionEnd: 4 }, '0123456789')).toBe(4)
  expect(cutByPaste({ ...field, selectionStart: 0, selectionEnd: 4 }, '0123456789')).toBe(0)
})

test('a line end of Windows is one character', () => {
  expect(cutByPaste(empty, '0123\r\n5678\r\n')).toBe(0)
})
