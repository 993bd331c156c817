import { type CellObject, utils, type WorkBook, type WorkSheet, write } from '@e965/xlsx'
import { afterAll, describe, expect, it } from 'vitest'
import { zip } from '../../../test/documents/zip.ts'
import { extractBytes } from '../../../test/extract-bytes.ts'
import { createExtraction } from './index.ts'

const extraction = createExtraction({ maxMilliseconds: 120_000 })
afterAll(() => extraction.close())

type Value = string | number | CellObject | null

const sheetOf = (rows: readonly (readonly Value[])[], more: Partial<WorkSheet> = {}): WorkSheet =>
  Object.assign(utils.aoa_to_sheet(rows.map((row) => [...row])), more)

function bookOf(sheets: Readonly<Record<string, WorkSheet>>): WorkBook {
  const book = utils.book_new()
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name)
  return book
}

async function textOf(book: WorkBook, bookType: 'xlsx' | 'biff8' | 'ods' = 'xlsx'): Promise<string> {
  const bytes: Buffer = write(book, { type: 'buffer', bookType, cellStyles: true })
  const fileName = `prices.${bookType === 'biff8' ? 'xls' : bookType}`
  return (await extractBytes(extraction, { bytes, fileName })).text
}

const euros = (amount: number): CellObject => ({ t: 'n', v: amount, z: '#,##0.00 "€"' })
const prices = [
  ['Article', 'Name', 'Price'],
  [4711, 'Kayak', euros(20.5)],
  [4712, 'Canoe | two seats', euros(1234)],
] as const

describe('a spreadsheet', () => {
  it.each(['xlsx', 'biff8'] as const)('of the kind %s is a table with its columns’ names', async (kind) => {
    const text = await textOf(bookOf({ Prices: sheetOf(prices) }), kind)
    expect(text).toBe(
      [
        '| Article | Name | Price |',
        '| --- | --- | --- |',
        '| 4711 | Kayak | 20.50 € |',
        '| 4712 | Canoe \\| two seats | 1,234.00 € |',
      ].join('\n'),
    )
  })

  it('of LibreOffice is read as it is displayed', async () => {
    const cell = (text: string, value?: number) =>
      value === undefined
        ? `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`
        : `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${text}</text:p></table:table-cell>`
    const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`
    const rows = [row(cell('Article'), cell('Price')), row(cell('Kayak'), cell('20,50 €', 20.5))]
    const bytes = await zip({
      mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
      'META-INF/manifest.xml': '<manifest/>',
      'styles.xml': '<styles/>',
      'content.xml': `<?xml version="1.0"?><office:document-content
        xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
        xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
        xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet>
        <table:table table:name="Prices">${rows.join('')}</table:table>
        </office:spreadsheet></office:body></office:document-content>`,
    })
    const { text } = await extractBytes(extraction, { bytes, fileName: 'prices.ods' })
    expect(text).toBe('| Article | Price |\n| --- | --- |\n| Kayak | 20,50 € |')
  })

  it('has a heading for each sheet, and hides what it hides', async () => {
    const book = bookOf({
      Boats: sheetOf(prices, { '!cols': [{}, {}, { hidden: true }] }),
      Bikes: sheetOf([
        ['Bike', 'Day'],
        ['Tandem', 30],
      ]),
      Secrets: sheetOf([['Margin'], ['80 %']]),
    })
    book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 0 }, { Hidden: 1 }] }
    const text = await textOf(book)
    expect(text).toContain('# Boats\n\n| Article | Name |\n')
    expect(text).toContain('# Bikes\n\n| Bike | Day |\n| --- | --- |\n| Tandem | 30 |')
    expect(text).not.toMatch(/20\.50|Margin|Secrets/)
  })

  it('keeps titles above its header, headers of two rows, merged cells and headings between rows', async () => {
    const rows = [
      ['Prices of the season'],
      [],
      ['Boat', 'High season', null, 'Low season', null],
      [null, 'Hour', 'Day', 'Hour', 'Day'],
      ['Without a motor'],
      ['Kayak', 9, 30, 7, 25],
      [null, 10, 32, 8, 27],
      ['With a motor'],
      ['Dinghy', 25, 90, 20, 75],
    ]
    const merged = ['B3:C3', 'D3:E3', 'A3:A4', 'A6:A7'].map((range) => utils.decode_range(range))
    const text = await textOf(bookOf({ Prices: sheetOf(rows, { '!merges': merged }) }))
    const header = '| Boat | High season Hour | High season Day | Low season Hour | Low season Day |'
    expect(text.startsWith(`Prices of the season\n\n## Without a motor\n\n${header}\n`)).toBe(true)
    expect(text).toContain('| Kayak | 9 | 30 | 7 | 25 |\n| Kayak | 10 | 32 | 8 | 27 |')
    expect(text).toContain(`## With a motor\n\n${header}\n| --- | --- | --- | --- | --- |\n| Dinghy |`)
  })

  it('repeats what rows leave out, names columns by numbers, and keeps notes below it as text', async () => {
    const rows = [
      ['Model', 'Colour', 'Sale', 'Pairs in size', null, null],
      [null, null, null, 36, 37, 38],
      ['LADIES'],
      ['Clara', 'black', null, 1, 2, 3],
      [null, 'red', 44.9, 0, 1, 2],
      [null, '"', 39.9, 1, 0, 0],
      ['MEN'],
      [null, 'brown', null, 3, 2, 1],
      ['Prices include VAT.'],
    ]
    const merged = ['D1:F1'].map((range) => utils.decode_range(range))
    const text = await textOf(bookOf({ Stock: sheetOf(rows, { '!merges': merged }) }))
    const header = '| Model | Colour | Sale | Pairs in size 36 | Pairs in size 37 | Pairs in size 38 |'
    expect(text.startsWith(`## LADIES\n\n${header}\n`)).toBe(true)
    expect(text).toContain('| Clara | red | 44.9 | 0 | 1 | 2 |\n| Clara | red | 39.9 |')
    expect(text).toContain('| | brown |')
    expect(text.endsWith('\n\nPrices include VAT.')).toBe(true)
  })

  it('repeats a name over several columns that aren’t merged', async () => {
    const rows = [
      ['Model', 'Colour', 'Pairs in size', null, null, 'Shelf'],
      [null, null, 36, 37, 38, null],
      ['Clara', 'black', 1, 2, 3, 'A1'],
    ]
    const text = await textOf(bookOf({ Stock: sheetOf(rows) }))
    expect(text).toMatch(
      /^\| Model \| Colour \| Pairs in size 36 \| Pairs in size 37 \| Pairs in size 38 \| Shelf \|/,
    )
  })

  it('shows the stored results of formulas, dates as displayed, and no errors', async () => {
    const rows = [
      ['Event', 'Day', 'Until', 'Seats', 'Left'],
      [
        'Regatta',
        { t: 'n', v: 46_143, z: 'dd.mm.yyyy;@' },
        { t: 'n', v: 46_144, z: '[$-407]d. mmm yyyy' },
        { t: 'n', v: 40, f: '20*2' },
        { t: 'e', v: 23, f: 'X1' },
      ],
    ] as const
    const text = await textOf(bookOf({ Events: sheetOf(rows as unknown as Value[][]) }))
    expect(text).toContain('| Regatta | 01.05.2026 | 2. May 2026 | 40 |')
    expect(text).not.toMatch(/#|20\*2/)
  })

  it('with too many rows says what to do', async () => {
    const rows = Array.from({ length: 100_001 }, (_, at) => [at])
    await expect(textOf(bookOf({ All: sheetOf(rows) }))).rejects.toMatchObject({
      reason: 'too_large',
      message: expect.stringMatching(/more than 100,000 rows\. Split it/),
    })
  })
})

describe('separated values', () => {
  const read = async (fileName: string, bytes: Buffer) =>
    (await extractBytes(extraction, { bytes, fileName })).text
  const table = '| Artikel | Preis |\n| --- | --- |\n| Kajak, grün | 20,50 € |'

  it.each<[string, string, Buffer]>([
    ['semicolons', 'a.csv', Buffer.from('Artikel;Preis\n"Kajak, grün";20,50 €\n')],
    ['commas', 'a.csv', Buffer.from('\ufeffArtikel,Preis\r\n"Kajak, grün","20,50 €"\r\n')],
    ['tabs', 'a.tsv', Buffer.from('Artikel\tPreis\nKajak, grün\t20,50 €\n')],
    ['a named separator', 'a.csv', Buffer.from('sep=|\nArtikel|Preis\nKajak, grün|20,50 €\n')],
    ['an old code page', 'a.csv', Buffer.from('Artikel;Preis\nKajak, gr\xfcn;20,50 \x80\n', 'latin1')],
  ])('are read with %s', async (_, fileName, bytes) => {
    expect(await read(fileName, bytes)).toBe(table)
  })

  it('keep line breaks and quotes in a cell on its row', async () => {
    const bytes = Buffer.from('Name,Note\nKayak,"Says ""ahoy"",\nloudly"\n')
    expect(await read('a.csv', bytes)).toContain('| Kayak | Says "ahoy", loudly |')
  })
})
