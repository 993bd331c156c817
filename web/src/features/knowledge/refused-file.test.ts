import { expect, test } from 'vitest'
import { findFileError } from './file-error.ts'

test.each([
  ['handbook.PDF', 10],
  ['notes.draft.md', 20 * 1024 * 1024],
  ['shop.ZIP', 100 * 1024 * 1024],
])('%s may be sent', (name, size) => {
  expect(findFileError({ name, size })).toBeNull()
})

test.each([
  ['setup.exe', 10, expect.stringMatching(/^Supported file types: txt, pdf, docx, .*\.$/)],
  ['README', 10, expect.stringMatching(/^Supported file types: txt, pdf, docx, .*\.$/)],
  ['scan.pdf', 20 * 1024 * 1024 + 1, 'The file is larger than 20 MB.'],
  ['shop.zip', 100 * 1024 * 1024 + 1, 'The file is larger than 100 MB.'],
  ['blank.txt', 0, 'The file is empty.'],
])('%s of %d bytes is refused', (name, size, reason) => {
  expect(findFileError({ name, size })).toEqual(reason)
})
