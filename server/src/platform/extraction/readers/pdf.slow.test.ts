import { expect, it } from 'vitest'
import { formLines, writeForm } from '../../../../test/documents/write-form.ts'
import { writeUnembeddedPdf } from '../../../../test/documents/write-unembedded-pdf.ts'
import { defaultExtractionLimits } from '../bounds/extraction-limits.ts'
import { readPdf } from './pdf.ts'

const textPage = 'BT /F1 12 Tf 72 700 Td (Registration for the workshop in Rotterdam) Tj ET'

/** A PDF of two pages: words on the first unless it is empty, nothing on the second, and a form. */
function writePdf(content: string, fields: readonly string[]): Uint8Array {
  const page = '/Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 6 0 R >> >>'
  const references = fields.map((_, at) => `${7 + at} 0 R`).join(' ')
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${references}] >> >>`,
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    `<< ${page} /Contents 5 0 R /Annots [${references}] >>`,
    `<< ${page} >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...fields.map((field) => `<< /Type /Annot /Subtype /Widget /Rect [72 500 300 520] /P 3 0 R ${field} >>`),
  ].map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`)
  return Buffer.from(
    `%PDF-1.7\n${objects.join('')}trailer << /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`,
  )
}

const read = (bytes: Uint8Array) => readPdf({ bytes, fileType: 'pdf', limits: defaultExtractionLimits })

it('counts the pages without text', async () => {
  const { text, pages } = await read(writePdf(textPage, []))
  expect(text).toContain('Registration for the workshop')
  expect(pages).toEqual({ count: 2, withoutText: 1, scanned: [2] })
  await expect(read(writePdf('', []))).rejects.toMatchObject({ reason: 'image_only' })
})

it('reads what was filled into a form, even where nothing else is', async () => {
  const fields = [
    '/FT /Tx /T (Name) /V (Ada Lovelace)',
    '/FT /Tx /T (Empty)',
    '/FT /Tx /T (Secret) /Ff 8192 /V (hunter2)',
    '/FT /Ch /T (Day) /Ff 131072 /Opt [(Monday) (Tuesday)] /V (Tuesday)',
    '/FT /Btn /T (Vegetarian) /V /Yes /AS /Yes /AP << /N << /Yes 5 0 R /Off 5 0 R >> >>',
    '/FT /Btn /T (Parking) /V /Off /AS /Off /AP << /N << /Yes 5 0 R /Off 5 0 R >> >>',
  ]
  const values = 'Name: Ada Lovelace\nDay: Tuesday\nVegetarian: Yes'
  const { text } = await read(writePdf(textPage, fields))
  expect(text).toMatch(/^(# )?Registration for the workshop in Rotterdam\n\n/)
  expect(text.endsWith(`\n\n${values}`)).toBe(true)
  expect((await read(writePdf('', fields))).text).toBe(values)
})

it('reads every field of a form below its label, and the notes on its pages', async () => {
  const { text } = await read(await writeForm())
  for (const line of formLines) expect(text).toMatch(new RegExp(`^(# )?${line}$`, 'm'))
  expect(text).toMatch(/\n\nPaid in advance until March\n\nAsk for the medical certificate$/)
  expect(text).not.toMatch(/hunter2|newsletter:|Text\d|Choice|Check\d|Group1|option \d|: $/)
})

it.each([
  ['UniGB-UCS2-H', 'GB1', utf16('营业时间：星期一至星期五'), '营业时间：星期一至星期五'],
  ['GBK-EUC-H', 'GB1', Buffer.from('d3aad2b5cab1bce4', 'hex'), '营业时间'],
  ['ETen-B5-H', 'CNS1', Buffer.from('c0e7b77eaec9b6a1', 'hex'), '營業時間'],
  ['90ms-RKSJ-H', 'Japan1', Buffer.from('8963 8bc6 8e9e 8ad4'.replaceAll(' ', ''), 'hex'), '営業時間'],
  ['UniJIS-UTF16-V', 'Japan1', utf16('営業時間は「九時」から。'), '営業時間は「九時」から。'],
  ['UniKS-UTF16-H', 'Korea1', utf16('영업 시간은 아홉 시부터'), '영업 시간은 아홉 시부터'],
])('reads %s of a font that is named only', async (encoding, ordering, bytes, said) => {
  const { text } = await read(writeUnembeddedPdf({ encoding, ordering, bytes }, 'Tel. 030 123'))
  expect(text.replace(/^# /, '')).toBe(`${said}\n\nTel. 030 123`)
})

it('takes characters that mean nothing for no text', async () => {
  const { text } = await read(writePdf(`BT /F1 12 Tf 72 700 Td (\\001\\002) Tj ET ${textPage}`, []))
  expect(text.replace(/^# /, '')).toBe('Registration for the workshop in Rotterdam')
})

function utf16(text: string): Buffer {
  return Buffer.from(text, 'utf16le').swap16()
}
