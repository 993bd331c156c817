import { writeCompoundFile } from './compound-file.ts'
import { writePdf } from './write-pdf.ts'
import { writeSheet } from './write-sheet.ts'
import { zip } from './zip.ts'

export interface HostileWorkbook {
  readonly fileName: string
  readonly bytes: Buffer
  /** The reason of its refusal, or the words that are read of it. */
  readonly expected: { readonly reasons: readonly string[] } | { readonly words: string }
}

const megabyte = 1024 * 1024
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const cell = (ref: string, text: string) => `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`
const row = (number: number, cells: string) => `<row r="${number}">${cells}</row>`
const plain =
  row(1, cell('A1', 'Boat') + cell('B1', 'Price')) + row(2, cell('A2', 'Kayak') + cell('B2', '30 euros'))
const words = 'Kayak'

interface Parts {
  /** The content of `sheetData`, and what follows it. */
  readonly data?: string
  readonly after?: string
  readonly more?: Readonly<Record<string, string | Buffer>>
}

/** A workbook with one sheet, by its parts. */
function book({ data = plain, after = '', more = {} }: Parts): Promise<Buffer> {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`
  const related = (content: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${content}</Relationships>`
  const type = (part: string, kind: string) =>
    `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`
  return zip({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${type('xl/workbook.xml', 'sheet.main')}${type('xl/worksheets/sheet1.xml', 'worksheet')}${type('xl/sharedStrings.xml', 'sharedStrings')}${type('xl/styles.xml', 'styles')}</Types>`,
    '_rels/.rels': related(relation('r1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Sheet" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': related(
      relation('r1', 'worksheet', 'worksheets/sheet1.xml') +
        relation('r2', 'sharedStrings', 'sharedStrings.xml') +
        relation('r3', 'styles', 'styles.xml'),
    ),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${data}</sheetData>${after}</worksheet>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"/>`,
    ...strings(''),
    ...more,
  })
}

const strings = (content: string, attributes = '') => ({
  'xl/sharedStrings.xml': `<sst xmlns="${main}" ${attributes}>${content}</sst>`,
})
const shared = (ref: string, index: number) => `<c r="${ref}" t="s"><v>${index}</v></c>`
const laughs = ['lol', 'lo1', 'lo2', 'lo3', 'lo4', 'lo5', 'lo6', 'lo7', 'lo8']
  .map((name, at, all) => `<!ENTITY ${name} "${at === 0 ? 'ha' : `&${all[at - 1]};`.repeat(10)}">`)
  .join('')
const odsOf = (rows: string, more: Readonly<Record<string, string>> = {}) =>
  zip({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet><table:table table:name="A">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
    'styles.xml': '<office:document-styles/>',
    'META-INF/manifest.xml':
      '<manifest:manifest><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>',
    ...more,
  })

/** Records of a workbook of Excel 97 (MS-XLS): the type, and the content. */
const records = (...all: readonly (readonly [number, string])[]) =>
  Buffer.concat(
    all.map(([type, hex]) => {
      const content = Buffer.from(hex, 'hex')
      const head = Buffer.alloc(4)
      head.writeUInt16LE(type, 0)
      head.writeUInt16LE(content.length, 2)
      return Buffer.concat([head, content])
    }),
  )
const beginning = [0x809, '00060500bb0dcc070000000006000000'] as const

function changed(bytes: Buffer, change: (bytes: Buffer) => void): Buffer {
  const copy = Buffer.from(bytes)
  change(copy)
  return copy
}

/** Makes every chain of sectors in an old Office container a circle. */
function circular(bytes: Buffer): Buffer {
  return changed(bytes, (copy) => {
    const table = (copy.readUInt32LE(76) + 1) * 512
    for (let at = table; at < table + 512; at += 4)
      if (copy.readUInt32LE(at) < 0xfffffffd || copy.readUInt32LE(at) === 0xfffffffe)
        copy.writeUInt32LE(1, at)
  })
}

const noise = (length: number) =>
  Buffer.from(Array.from({ length }, (_, at) => (at * at * 7919 + at * 104_729) >> 3))
const columns = Array.from({ length: 1_000_000 }, (_, at) => `c${at}`).join(',')
const manyMerges = `<mergeCells>${'<mergeCell ref="A1:GR100000"/>'.repeat(50_000)}</mergeCells>`

/** Workbooks and tables as nobody saves them. */
export async function writeHostileWorkbooks(): Promise<HostileWorkbook[]> {
  const good = await book({})
  const xls = writeSheet(
    [
      ['Boat', 'Price'],
      ['Kayak', '30 euros'],
    ],
    'biff8',
  )
  const refused = (fileName: string, bytes: Buffer, ...reasons: string[]) => ({
    fileName,
    bytes,
    expected: { reasons },
  })
  const taken = (fileName: string, bytes: Buffer, expected = words) => ({
    fileName,
    bytes,
    expected: { words: expected },
  })
  const lastCell = row(1_048_576, cell('XFD1048576', words))
  return [
    refused('password.xlsx', writeCompoundFile({ EncryptedPackage: noise(5000) }), 'encrypted'),
    refused(
      'password.xls',
      writeCompoundFile({
        Workbook: records(beginning, [0x2f, `0100${'01000100'}${'5a'.repeat(48)}`], [0x0a, '']),
      }),
      'encrypted',
    ),
    refused(
      'password.ods',
      await odsOf('', {
        'content.xml': noise(4000).toString('latin1'),
        'META-INF/manifest.xml':
          '<manifest:manifest><manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry></manifest:manifest>',
      }),
      'encrypted',
    ),
    refused('macros.xlsm', await book({ more: { 'xl/vbaProject.bin': noise(2000) } }), 'unsupported_type'),
    refused(
      'macros renamed.xlsx',
      await book({ more: { 'xl/vbaProject.bin': noise(2000) } }),
      'wrong_content',
    ),
    refused(
      'bomb.xlsx',
      await book({ more: { 'xl/media/image1.png': Buffer.alloc(101 * megabyte) } }),
      'unpacks_too_far',
    ),
    refused(
      'bomb that lies.xlsx',
      changed(await book({ more: { 'xl/z.xml': Buffer.alloc(90 * megabyte) } }), (copy) =>
        copy.writeUInt32LE(10, copy.lastIndexOf('xl/z.xml') - 46 + 24),
      ),
      'malformed',
      'unpacks_too_far',
    ),
    refused(
      '11,000 parts.xlsx',
      await book({ more: Object.fromEntries(Array.from({ length: 11_000 }, (_, at) => [`x/${at}`, ''])) }),
      'unpacks_too_far',
    ),
    refused(
      'laughs.xlsx',
      await book({
        data: row(1, shared('A1', 0)),
        more: {
          'xl/sharedStrings.xml': `<!DOCTYPE sst [${laughs}]><sst xmlns="${main}"><si><t>&lo8;</t></si></sst>`,
        },
      }),
      'malformed',
    ),
    refused(
      'other files.xlsx',
      await book({
        more: {
          'xl/sharedStrings.xml': `<!DOCTYPE sst [<!ENTITY e SYSTEM "file:///etc/passwd">]><sst xmlns="${main}"><si><t>&e;</t></si></sst>`,
        },
      }),
      'malformed',
    ),
    refused(
      'one long string.xlsx',
      await book({
        data: row(1, shared('A1', 0)),
        more: strings(`<si><t>${'a '.repeat(12 * megabyte)}</t></si>`),
      }),
      'too_large',
      'unpacks_too_far',
    ),
    refused(
      'one string 100,000 times.xlsx',
      await book({
        data: Array.from({ length: 100_000 }, (_, at) => row(at + 1, shared(`A${at + 1}`, 0))).join(''),
        more: strings(`<si><t>${'harbour '.repeat(4000)}</t></si>`),
      }),
      'too_large',
      'unpacks_too_far',
    ),
    refused(
      'strings that are not there.xlsx',
      await book({
        data: plain + row(3, shared('A3', 999_999_999) + shared('B3', -1)),
        more: strings('', 'count="1" uniqueCount="1"'),
      }),
      'empty',
    ),
    taken('merged without end.xlsx', await book({ after: manyMerges }), 'Boat'),
    taken('the last cell of all.xlsx', await book({ data: plain + lastCell })),
    taken(
      'a style of a million digits.xlsx',
      await book({
        data: plain + row(3, '<c r="A3" s="1"><v>5</v></c>'),
        more: {
          'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="200" formatCode="${'0'.repeat(megabyte)}"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="200" applyNumberFormat="1"/></cellXfs></styleSheet>`,
        },
      }),
    ),
    taken('deep.xlsx', await book({ after: '<x>'.repeat(200_000) })),
    taken(
      'links to other books.xlsx',
      await book({
        data:
          plain +
          row(3, '<c r="A3" t="str"><f>WEBSERVICE("http://127.0.0.1:9/")&amp;[1]A!A1</f><v>kept</v></c>'),
        more: { 'xl/externalLinks/externalLink1.xml': `<externalLink xmlns="${main}"/>` },
      }),
      'kept',
    ),
    refused(
      'rows without end.ods',
      await odsOf(
        '<table:table-row table:number-rows-repeated="1048576"><table:table-cell office:value-type="string" table:number-columns-repeated="16384"><text:p>x</text:p></table:table-cell></table:table-row>',
      ),

      'too_large',
      'unpacks_too_far',
    ),
    refused('half.xlsx', good.subarray(0, good.length / 2), 'malformed'),
    refused('half.xls', xls.subarray(0, 1536), 'malformed'),
    refused('a circle.xls', circular(xls), 'malformed', 'empty'),
    refused(
      'zeros inside.xlsx',
      changed(good, (copy) => copy.fill(0, 80, 400)),
      'malformed',
    ),
    taken('a PDF.xls', writePdf([{ x: 72, y: 700, text: words }])),
    refused(
      'a picture.xlsx',
      Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), noise(3000)]),
      'wrong_content',
      'malformed',
    ),
    refused(
      'a program.csv',
      Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), noise(5000)]),
      'wrong_content',
    ),
    refused(
      'a page.xls',
      Buffer.from('<html><table><tr><td>Kayak</td></tr></table></html>'),
      'wrong_content',
    ),
    refused('a million columns.csv', Buffer.from(`${columns}\n${columns}\n`), 'too_large'),
    refused('300 columns.xlsx', writeSheet([Array.from({ length: 300 }, (_, at) => `c${at}`)]), 'too_large'),
    taken('quotes that never end.csv', Buffer.from(`Boat;Price\nKayak;"30\n${'a;b\n'.repeat(100_000)}`)),
    taken(
      'two encodings.csv',
      Buffer.concat([
        Buffer.from('Boat;Preis\nKayak;30 €\n'),
        Buffer.from('Fähre;20\n'.repeat(50), 'latin1'),
      ]),
    ),
    refused(
      'half an encoding.csv',
      Buffer.concat([Buffer.from('fffe', 'hex'), noise(2001)]),
      'wrong_content',
    ),
    taken('formulas.csv', Buffer.from('Boat,Price\nKayak,"=cmd|\' /C calc\'!A0"\n')),
  ]
}
