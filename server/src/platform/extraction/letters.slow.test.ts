import { afterAll, expect, it } from 'vitest'
import { writeDoc } from '../../../test/documents/write-doc.ts'
import { writeDocx } from '../../../test/documents/write-docx.ts'
import { extractBytes } from '../../../test/extract-bytes.ts'
import { createExtraction, type ExtractionFailure } from './index.ts'

const extraction = createExtraction({ maxMilliseconds: 120_000 })
afterAll(() => extraction.close())

const read = (fileName: string, bytes: string | Buffer) =>
  extractBytes(extraction, { fileName, bytes: Buffer.from(bytes) })

it('RTF: headings, paragraphs, lists, tables, notes, and letters of several code pages', async () => {
  const rtf = String.raw`{\rtf1\ansi\ansicpg1252\deff0\uc1{\fonttbl{\f0\fswiss Arial;}{\f1\fcharset204 Arial Cyr;}{\f2\fcharset128 Mincho;}}
{\colortbl;\red0\green0\blue0;}{\stylesheet{\s0 Normal;}{\s3\outlinelevel1 heading 2;}}
{\info{\title Boats for hire}{\author Kim}}{\header Page header\par}
\pard\plain\outlinelevel0 Boats\par
\pard\plain\s3 Prices\par
\pard\plain K\'e4ltere Tage: 20\u8364?\line {\b only} in winter{\v hidden}{\*\bkmkstart x}.{\footnote On request.\par}\par
\pard{\listtext\'b7\tab}\ilvl0 Kayaks\par{\listtext\'b7\tab}\ilvl0 Canoes\par
\pard\plain{\f1 \'cf\'f0\'e8\'e2\'e5\'f2} {\f2\'93\'fa\'96\'7b} \u-10179?\u-8704? C:\\temp \{1\}\par
\trowd\intbl Boat\cell Day\cell\row\trowd\intbl Kayak\cell 30 {\field{\*\fldinst HYPERLINK "https://a.example"}{\fldrslt euros}}\cell\row
\pard\plain{\pict\wmetafile8 0100ffee}{\object{\*\objdata 0105}{\result See you.}}\par}`
  expect(await read('boats.rtf', Buffer.from(rtf, 'latin1'))).toMatchObject({
    fileType: 'rtf',
    title: 'Boats for hire',
    text: [
      ...['# Boats', '## Prices', 'Kältere Tage: 20€\nonly in winter.', '- Kayaks\n- Canoes'],
      'Привет 日本 😀 C:\\temp {1}',
      ...['| Boat | Day |\n| Kayak | 30 euros |', 'See you.', 'On request.'],
    ].join('\n\n'),
  })
})

it('RTF is recognized under the name of a Word document', async () => {
  expect(await read('letter.doc', String.raw`{\rtf1 Dear guest\par}`)).toMatchObject({ fileType: 'rtf' })
})

const mail = (lines: readonly string[]) => lines.join('\r\n')

it('EML: subject, sender, date, body, and attachments by their types', async () => {
  const docx = await writeDocx([{ text: 'Bring warm clothes.' }])
  const encoded = (name: string, content: Buffer) => [
    ...['--b', 'Content-Type: application/octet-stream', 'Content-Transfer-Encoding: base64'],
    `Content-Disposition: attachment; filename="${name}"`,
    ...['', content.toString('base64')],
  ]
  const eml = mail([
    ...[
      'From: =?utf-8?q?J=C3=BCrgen?= <juergen@boats.example>',
      'Subject: =?utf-8?q?Your_tour_=E2=80=93_tips?=',
    ],
    ...['Date: Tue, 12 May 2026 10:00:00 +0200', 'MIME-Version: 1.0'],
    ...['Content-Type: multipart/mixed; boundary=b', '', '--b', 'Content-Type: text/html; charset=utf-8', ''],
    '<p>We meet at <b>nine</b>.</p><ul><li>Water</li><li>Sun hat</li></ul>',
    ...encoded('packing list.docx', docx),
    ...encoded('prices.csv', Buffer.from('Boat;Day\nKayak;30 €\n')),
    ...encoded('setup.exe', Buffer.from('MZ\x90\0\x03\0')),
    ...encoded('broken.pdf', Buffer.from('%PDF-1.7\n')),
    ...[
      '--b',
      'Content-Type: message/rfc822',
      '',
      'Subject: Before',
      '',
      'Is lunch included? Yes.',
      '--b--',
      '',
    ],
  ])
  const { text, title } = await read('tour.eml', eml)
  expect(title).toBe('Your tour – tips')
  expect(text).toMatch(
    /^# Your tour – tips\n\nFrom: Jürgen <juergen@boats\.example>\nDate: Tue, 12 May 2026 10:00:00 \+0200\n\nWe meet at nine\.\n\n- Water\n- Sun hat/,
  )
  expect(text).toContain('Is lunch included? Yes.')
  expect(text).toContain('## packing list.docx\n\nBring warm clothes.')
  expect(text).toMatch(/## prices\.csv\n\n.*\| Kayak \| 30 € \|/s)
  expect(text).not.toMatch(/setup|broken/)
})

const oldWord = writeDoc(['Tickets are sold at the pier.'])
for (let at = 512; at < oldWord.length; at += 512)
  if (oldWord.readUInt16LE(at) === 0xa5ec) oldWord.writeUInt16LE(0xa5dc, at)

it.each<[string, ExtractionFailure, string | Buffer]>([
  ['half.rtf', 'malformed', String.raw`{\rtf1 Dear guest\par we are`],
  ['deep.rtf', 'malformed', `{\\rtf1 ${'{'.repeat(100_000)}`],
  ['only a picture.rtf', 'empty', String.raw`{\rtf1{\pict\wmetafile8 0100ffee}}`],
  ['other words.rtf', 'wrong_content', 'Dear guest'],
  ['no head.eml', 'wrong_content', 'Dear guest, we meet at nine.'],
  ['noise.eml', 'wrong_content', Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * at * 7919) >> 3))],
  ['locked.eml', 'encrypted', mail(['Subject: Secret', 'Content-Type: application/pkcs7-mime', '', 'AAAA'])],
  ['no words.eml', 'empty', mail(['Subject: Hello', '', ''])],
  ['of Word 95.doc', 'wrong_content', oldWord],
  ['of Word 2.doc', 'wrong_content', Buffer.from('dba52d0000000904', 'hex')],
])('refuses %s as %s', async (fileName, reason, bytes) => {
  await expect(read(fileName, bytes)).rejects.toMatchObject({
    reason,
    message: expect.stringMatching(
      fileName.includes('Word') ? /^Documents of Word 95 and older/ : /^[A-Z].+\.$/,
    ),
  })
})
