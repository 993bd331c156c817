import { expect, test } from 'vitest'
import { isPhoto } from './is-photo.ts'

const begins = (letters: string) => isPhoto(Buffer.from(letters, 'latin1'))

test('a file is a photo by its first bytes', () => {
  expect(begins('RIFF\x10\0\0\0WEBPVP8 ')).toBe(true)
  expect(begins('\xff\xd8\xff\xe0\0\x10JFIF\0\x01')).toBe(true)
  expect(begins('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')).toBe(true)
})

test('drawings, other pictures, sounds and empty files are none', () => {
  const others = [
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'GIF89a\x01\0\x01\0\0\0',
    'BM\0\0\0\0',
    '',
    'RIFF',
  ]
  for (const other of [...others, 'RIFF\x10\0\0\0WAVEfmt ']) expect(begins(other)).toBe(false)
})
