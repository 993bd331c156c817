import { afterAll, expect, it } from 'vitest'
import { writeCompoundFile } from '../../../test/documents/compound-file.ts'
import { writeDoc } from '../../../test/documents/write-doc.ts'
import { docxAround, writeDocx } from '../../../test/documents/write-docx.ts'
import { writePdf } from '../../../test/documents/write-pdf.ts'
import { writeSheet } from '../../../test/documents/write-sheet.ts'
import { zip } from '../../../test/documents/zip.ts'
import { extractBytes } from '../../../test/extract-bytes.ts'
import { createExtraction, type ExtractionFailure } from './index.ts'

const extraction = createExtraction({ maxUnpackedBytes: 8 * 1024 * 1024, maxMilliseconds: 120_000 })
afterAll(() => extraction.close())

const words = 'Tickets are sold at the pier.'
const line = { x: 72, y: 700, text: words }
const docx = await writeDocx([{ text: words }])
const doc = writeDoc([words])
const xlsx = writeSheet([[words]])
const noise = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * at * 7919 + at * 104_729) >> 3))

function damaged(bytes: Buffer, from: number, length: number): Buffer {
  return Buffer.from(bytes).fill(0x5a, from, from + length)
}

/** The text of a part that leads outside of its file. */
const external = '<!DOCTYPE d [<!ENTITY words SYSTEM "file:///etc/hostname">]>'
const paragraph = (content: string) => `<w:p><w:r><w:t>${content}</w:t></w:r></w:p>`

it.concurrent.each<[string, Buffer, string]>([
  ['a PDF that only its changing is locked of.pdf', writePdf([line], ''), words],
  ['cut off at the end.pdf', writePdf([line]).subarray(0, -7), words],
  [
    'fields of other files.docx',
    await docxAround(
      `<w:p><w:r><w:instrText>INCLUDETEXT "C:\\\\secret"</w:instrText></w:r></w:p>${paragraph(words)}`,
    ),
    words,
  ],
  ['deep.html', Buffer.from(`${'<div>'.repeat(20_000)}${words}`), words],
  ['deep.json', Buffer.from(`${'['.repeat(20_000)}1${']'.repeat(20_000)}`), '[[[['],
])('still reads %s', async (fileName, bytes, expected) => {
  expect((await extractBytes(extraction, { bytes, fileName })).text).toContain(expected)
})

it.concurrent.each<[string, ExtractionFailure, Buffer]>([
  ['password.pdf', 'encrypted', writePdf([line], 'horse')],
  ['password.docx', 'encrypted', writeCompoundFile({ EncryptedPackage: noise })],
  ['password.doc', 'encrypted', writeDoc([words], true)],
  ['no words.pdf', 'image_only', writePdf([])],
  ['only a header.pdf', 'malformed', Buffer.from('%PDF-1.7\n')],
  ['XML that ends amid an element.docx', 'malformed', await docxAround(`<w:p><w:r><w:t>${words}`)],
  ['an entity of another file.docx', 'malformed', await docxAround(paragraph('&words;'), external)],
  ['half.docx', 'malformed', docx.subarray(0, docx.length / 2)],
  ['a damaged directory.docx', 'malformed', damaged(docx, docx.length - 60, 30)],
  ['a damaged header.doc', 'malformed', damaged(doc, 24, 60)],
  ['half.doc', 'malformed', doc.subarray(0, 2048)],
  ['bomb.docx', 'unpacks_too_far', await docxAround(' '.repeat(9 * 1024 * 1024))],
  ['other files.docx', 'wrong_content', await zip({ 'a.zip': docx, 'b.zip': docx })],
  ['a spreadsheet without sheets.xlsx', 'malformed', await zip({ 'xl/workbook.xml': '<w/>' })],
  ['half.xlsx', 'malformed', xlsx.subarray(0, xlsx.length / 2)],
  ['password.xlsx', 'encrypted', writeCompoundFile({ EncryptedPackage: noise })],
  ['noise.xls', 'wrong_content', noise],
  ['noise.odt', 'wrong_content', noise],
  ['a book without chapters.epub', 'wrong_content', await zip({ mimetype: 'application/epub+zip' })],
  [
    'an entity in a package.epub',
    'malformed',
    await zip({ 'META-INF/container.xml': `${external}<container>&words;</container>` }),
  ],
  ['bomb.xlsx', 'unpacks_too_far', await zip({ 'xl/workbook.xml': ' '.repeat(9 * 1024 * 1024) })],
  ['noise.pdf', 'wrong_content', noise],
  ['noise.docx', 'wrong_content', noise],
  ['nothing but zeros.txt', 'wrong_content', Buffer.alloc(4096)],
  ['a program.txt', 'wrong_content', Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0'), noise])],
  ['XML.doc', 'wrong_content', Buffer.from('<?xml version="1.0"?><w:wordDocument/>')],
  ['of another word processor.doc', 'wrong_content', Buffer.from('ff575043b2000000010a', 'hex')],
  ['no bytes.txt', 'empty', Buffer.alloc(0)],
  ['no bytes.pdf', 'empty', Buffer.alloc(0)],
  ['spaces.txt', 'empty', Buffer.from(' \n\t \u00a0\n'.repeat(50))],
])('refuses %s as %s', async (fileName, reason, bytes) => {
  const read = extractBytes(extraction, { bytes, fileName })
  await expect(read).rejects.toMatchObject({
    name: 'ExtractionError',
    reason,
    message: expect.stringMatching(/^[A-Z][^/\n]+\.$/),
  })
})
