import { expect, it } from 'vitest'
import { decodeHtml, decodeText } from './decode-text.ts'

it.each([
  ['UTF-8', [...Buffer.from('Grüße')], 'utf-8'],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, ...Buffer.from('Grüße')], 'utf-8'],
  ['UTF-16 little-endian', [0xff, 0xfe, ...Buffer.from('Grüße', 'utf16le')], 'utf-16le'],
  ['UTF-16 big-endian', [0xfe, 0xff, ...Buffer.from('Grüße', 'utf16le').swap16()], 'utf-16be'],
])('reads %s', (_name, bytes, characterSet) => {
  expect(decodeText(Uint8Array.from(bytes))).toEqual({ text: 'Grüße', characterSet })
})

it('guesses old code pages', () => {
  const german = 'Öffnungszeiten: täglich außer samstags, für unsere Gäste auch über Mittag geöffnet.'
  expect(decodeText(Buffer.from(german, 'latin1'))).toEqual({ text: german, characterSet: 'windows-1252' })
  const russian = 'Добро пожаловать! Мы открыты каждый день с девяти до шести.'
  const windows1251 = Uint8Array.from(russian, (c) => (c >= 'А' ? c.charCodeAt(0) - 0x350 : c.charCodeAt(0)))
  expect(decodeText(windows1251)).toEqual({ text: russian, characterSet: 'windows-1251' })
})

it('believes a page about its encoding where the bytes are not UTF-8', () => {
  const page = (text: string) => `<meta charset="iso-8859-2"><p>${text}`
  expect(decodeHtml(Uint8Array.from([...Buffer.from(page('')), 0xb9]))).toMatchObject({ text: page('š') })
  expect(decodeHtml(Buffer.from(page('š')))).toMatchObject({ text: page('š'), characterSet: 'utf-8' })
})

it('leaves out a few zero bytes', () => {
  expect(decodeText(Buffer.from('q,a\n\0x,y'))).toEqual({ text: 'q,a\nx,y', characterSet: 'utf-8' })
  expect(decodeText(Buffer.from('いろは, 東京', 'utf16le'))).toMatchObject({ characterSet: 'utf-16le' })
})

it('refuses bytes that are no text', () => {
  expect(() => decodeText(Uint8Array.of(65, 0, 66))).toThrow("doesn't contain text")
  expect(() => decodeText(Uint8Array.from({ length: 1000 }, (_, at) => ((at * 97) % 255) | 1))).toThrow()
})

it.each(['', '\uFEFF'])('reads UTF-32 with the mark "%s"', (mark) => {
  const text = 'Grüße aus Łódź, 東京 und 🏝'
  const units = Uint32Array.from(mark + text, (character) => character.codePointAt(0) ?? 0)
  const littleEndian = Buffer.alloc(units.length * 4)
  units.forEach((unit, at) => void littleEndian.writeUInt32LE(unit, at * 4))
  expect(decodeText(littleEndian)).toEqual({ text, characterSet: 'utf-32le' })
  expect(decodeText(Buffer.from(littleEndian).swap32())).toEqual({ text, characterSet: 'utf-32be' })
})
