import { afterAll, describe, expect, it } from 'vitest'
import { writeDoc } from '../../../test/documents/write-doc.ts'
import { writeDocx } from '../../../test/documents/write-docx.ts'
import { writePdf } from '../../../test/documents/write-pdf.ts'
import { writePptx } from '../../../test/documents/write-pptx.ts'
import { writeUnembeddedPdf } from '../../../test/documents/write-unembedded-pdf.ts'
import { extractBytes } from '../../../test/extract-bytes.ts'
import { createExtraction } from './index.ts'

const extraction = createExtraction({ maxMilliseconds: 120_000 })
afterAll(() => extraction.close())

const prices = [
  ['Boat', 'Hour', 'Day'],
  ['Kayak', '9 euros', '30 euros'],
  ['Canoe', '12 euros', '40 euros'],
]
const pricesAsText = '| Kayak | 9 euros | 30 euros |\n| Canoe | 12 euros | 40 euros |'

const sentence = 'Kayaks leave from the north pier.'

describe('a document', () => {
  it.each<[string, Buffer | Promise<Buffer>]>([
    ['pdf', writePdf([{ x: 72, y: 700, text: sentence }])],
    ['docx', writeDocx([{ text: sentence }])],
    ['doc', writeDoc([sentence])],
    ['pptx', writePptx([{ title: sentence }])],
  ])('%s is read by its content under another name', async (fileType, document) => {
    const bytes = await document
    const [named, renamed] = await Promise.all(
      [`guide.${fileType}`, 'notes.txt'].map((fileName) => extractBytes(extraction, { bytes, fileName })),
    )
    expect(named?.text).toContain(sentence)
    expect(renamed).toEqual({ ...named, fileType })
  })

  it('PDF: title, paragraphs, lists and tables are told by their places and sizes', async () => {
    const rows = prices.flatMap((row, at) =>
      row.map((text, column) => ({ x: 72 + column * 150, y: 500 - at * 16, text })),
    )
    const bytes = writePdf([
      { x: 72, y: 720, text: 'Boats to rent', size: 22 },
      { x: 72, y: 680, text: 'Whoever rents a boat signs a form at the office,' },
      { x: 72, y: 667, text: 'and leaves a deposit there.' },
      { x: 72, y: 630, text: 'What to bring', size: 15 },
      { x: 72, y: 610, text: '\\225 a passport' },
      { x: 72, y: 597, text: '\\225 a towel' },
      { x: 72, y: 540, text: 'Prices', size: 15 },
      ...rows,
    ])
    const { text, title } = await extractBytes(extraction, { bytes, fileName: 'boats.pdf' })
    expect(title).toBe('Boats to rent')
    expect(text).toContain('# Boats to rent\n\nWhoever rents a boat signs a form at the office, and leaves')
    expect(text).toContain('## What to bring\n\n- a passport\n- a towel\n')
    expect(text).toContain(pricesAsText)
  })

  it('PDF: each of many pages may name a font of its own', async () => {
    const named = { encoding: '90ms-RKSJ-H', ordering: 'Japan1', bytes: Buffer.from('89638bc6', 'hex') }
    const bytes = writeUnembeddedPdf(named, sentence, 150)
    const { text } = await extractBytes(extraction, { bytes, fileName: 'bills.pdf' })
    expect(text.split('営業')).toHaveLength(151)
  })

  it('PDF: columns are read one after the other', async () => {
    const lines = (x: number, words: readonly string[]) =>
      words.map((text, at) => ({ x, y: 700 - at * 14, text }))
    const left = [
      'The mill stands at the river and',
      'grinds the flour of the valley;',
      'its wheel has turned for years.',
      'its miller sleeps at noon each day.',
    ]
    const right = [
      'The inn stands at the market and',
      'feeds the farmers of the valley;',
      'its oven has burned for years.',
      'its cook never sleeps before ten.',
    ]
    const bytes = writePdf([...lines(60, left), ...lines(330, right)])
    const { text } = await extractBytes(extraction, { bytes, fileName: 'columns.pdf' })
    const places = [...left, ...right].map((line) => text.replaceAll('\n', ' ').indexOf(line))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('DOCX: headings, lists and tables', async () => {
    const bytes = await writeDocx([
      { heading: 'Boats to rent', level: 1 },
      { text: 'A deposit is left at the office.' },
      { heading: 'What to bring', level: 2 },
      { item: 'a passport' },
      { item: 'a towel' },
      { rows: prices },
    ])
    const { text, title } = await extractBytes(extraction, { bytes, fileName: 'boats.docx' })
    expect(title).toBe('Boats to rent')
    expect(text).toContain('# Boats to rent\n\nA deposit is left at the office.')
    expect(text).toContain('## What to bring\n\n- a passport\n- a towel\n')
    expect(text).toContain(pricesAsText)
  })

  it('DOC: paragraphs, and tables as rows', async () => {
    const bytes = writeDoc([
      'Boats to rent',
      'A deposit is left at the office – always.',
      prices,
      'Have a good time.',
    ])
    const { text } = await extractBytes(extraction, { bytes, fileName: 'boats.doc' })
    expect(text).toContain('Boats to rent\n\nA deposit is left at the office – always.')
    expect(text).toContain(pricesAsText)
    expect(text).toContain('Have a good time.')
  })

  it('PPTX: titles, lists, tables and notes of slides in the order of the talk', async () => {
    const bytes = await writePptx([
      { title: 'Boats to rent' },
      { title: 'What to bring', items: ['a passport', 'a towel'], notes: 'Mention the deposit.' },
      { title: 'Prices', rows: prices },
    ])
    const { text, title } = await extractBytes(extraction, { bytes, fileName: 'boats.pptx' })
    expect(title).toBe('Boats to rent')
    const order = [
      '# Boats to rent\n',
      '## What to bring\n\n- a passport\n- a towel\n',
      'Notes:\n\nMention the deposit.\n\n## Prices',
      pricesAsText,
    ].map((words) => text.indexOf(words))
    expect(order).not.toContain(-1)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })
})
