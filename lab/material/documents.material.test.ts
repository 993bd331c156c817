import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import {
  createExtraction,
  type ExtractionError,
  type ExtractionFailure,
} from '../../server/src/platform/extraction/index.ts'
import { extractBytes } from '../../server/test/extract-bytes.ts'

const documents = join(import.meta.dirname, '../../../shared/data/documents')
const extraction = createExtraction({ maxMilliseconds: 120_000 })
afterAll(() => extraction.close())

function extract(file: string) {
  return extractBytes(extraction, { bytes: readFileSync(join(documents, file)), fileName: file })
}

describe('real documents', () => {
  it.each([
    ['pdf', 0.995],
    ['docx', 0.995],
    ['doc', 0.995],
    ['pptx', 0.998],
  ])('finds the words of %s files', async (fileType, floor) => {
    const all: { file: string; expected: string }[] = JSON.parse(read('good.json'))
    const pairs = all.filter(({ file }) => file.endsWith(`.${fileType}`))
    const shares = await Promise.all(
      pairs.map(async ({ file, expected }) => shareOfWords((await extract(file)).text, read(expected))),
    )
    expect(shares).toHaveLength(8)
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(floor)
  })

  it.each([
    ['good/pdfbox__eu-001.pdf', 'pdf'],
    ['good/wordextractor__test07.docx', 'docx'],
    ['good/wordextractor__test12.doc', 'doc'],
    ['good/poi__testPPT.pptx', 'pptx'],
  ])('reads %s by its content under another name', async (file, fileType) => {
    const bytes = readFileSync(join(documents, file))
    const [named, renamed] = await Promise.all(
      [file, 'notes.txt'].map((fileName) => extractBytes(extraction, { bytes, fileName })),
    )
    expect(renamed).toEqual({ ...named, fileType })
  })

  it('reads tables, headings and lists of a PDF by their places', async () => {
    const { text, title } = await extract('good/pdfbox__eu-001.pdf')
    expect(title).toBe('E-PRTR pollutants and their thresholds')
    expect(text).toContain('# E-PRTR pollutants and their thresholds\n\nA facility has to report')
    expect(text).toContain(
      '\n- the facility has a capacity exceeding at least one of the E-PRTR capacity thresholds\n',
    )
    expect(text).toContain('## Greenhouse gases\n')
    expect(text).toContain('| Carbon dioxide (CO2) | 100 million | - | - |\n')
    expect(text).toContain('| Ethyl benzene | - | 200 (as BTEX) | 200 (as BTEX) |\n')
  })

  it('reads the columns of a PDF one after the other', async () => {
    const { text } = await extract('good/pdfbox__PDFBOX-3110-poems-beads.pdf')
    const places = [
      'Wer reitet so spät',
      'hat manch gülden Gewand',
      'Mein Sohn, was birgst du',
      'ein Nebelstreif',
    ]
    expect(places.map((words) => text.indexOf(words))).toEqual(
      places.map((words) => text.indexOf(words)).sort((a, b) => a - b),
    )
  })

  it('reads the tables of a Word 97 document as rows', async () => {
    const { text } = await extract('good/wordextractor__test12.doc')
    expect(text).toContain(
      '| Row 1, cell 1 | Row 1, cell 2 | Row 1, cell 3 |\n| Row 2, cell 1 | | Row 2, cell 3 |',
    )
  })

  it('reads titles, lists, tables, diagrams and notes of slides in their order', async () => {
    const { text, title } = await extract('good/tika__testPPT_various2.pptx')
    expect(title).toBe('This is some content')
    const places = [
      '# This is some content\n',
      '## Slide2Header\n\n- FirstBullet\n- SecondBullet\n',
      '| R1c1 | R1c2 | r1c3 |',
      'Notes:\n\nNotesForSlide2\n\n## Slide3Header',
      '- SmartList1\n- SmartList2\n',
    ]
    expect(places.filter((words) => !text.includes(words))).toEqual([])
    const order = places.map((words) => text.indexOf(words))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })

  it.concurrent.each([
    ['wordextractor__test11.doc', 'This is a test for parsing the Word file in node.'],
    ['tika__testPDF_protected.pdf', 'Media and modern communications fed this frenzy'],
    ['pdfbox__PDFBOX-2725-878725.pdf', 'NOTICE OF MEETING'],
    ['tika__testExternalRefs.docx', 'Testing INCLUDETEXT: [Text placeholder]'],
    ['deep.html', 'hello deep world'],
    ['deep.json', '[[[['],
  ])('still reads %s', async (file, words) => {
    expect((await extract(`bad/${file}`)).text).toContain(words)
  })

  it.concurrent.each<[string, ExtractionFailure]>([
    ['tika__testPassword4Spaces.pdf', 'encrypted'],
    ['tika__testUnicodePassword.pdf', 'encrypted'],
    ['poi__bug53475-password-is-pass.docx', 'encrypted'],
    ['poi__bug53475-password-is-solrcell.docx', 'encrypted'],
    ['pdfbox__AES256ExposedMeta.pdf', 'encrypted'],
    ['tika__testPDFFileEmbInAnnotation_noContents.pdf', 'image_only'],
    ['poi__clusterfuzz-testcase-minimized-POIXWPFFuzzer-5569740188549120.docx', 'malformed'],
    ['poi__clusterfuzz-testcase-minimized-POIXWPFFuzzer-4959857092198400.docx', 'malformed'],
    ['poi__ExternalEntityInText.docx', 'malformed'],
    ['bomb-300MB.docx', 'unpacks_too_far'],
    ['droste.zip.docx', 'wrong_content'],
    ['random.pdf', 'wrong_content'],
    ['random.docx', 'wrong_content'],
    ['nul.txt', 'wrong_content'],
    ['exe-renamed.txt', 'wrong_content'],
    ['zero.txt', 'empty'],
    ['zero.pdf', 'empty'],
    ['whitespace.txt', 'empty'],
    ['poi__PasswordProtected.doc', 'encrypted'],
    ['poi__password_password_cryptoapi.doc', 'encrypted'],
    ['wordextractor__badfile-01-bad-header.doc', 'malformed'],
    ['poi__clusterfuzz-testcase-minimized-POIHWPFFuzzer-4892412469968896.doc', 'malformed'],
    ['poi__clusterfuzz-testcase-minimized-POIHWPFFuzzer-5440721166139392.doc', 'malformed'],
    ['tika__testWORDML_tableInsideParagraph.doc', 'wrong_content'],
    ['tika__testWordPerfect_42.doc', 'wrong_content'],
  ])('refuses %s as %s', async (file, reason) => {
    const error: ExtractionError = await extract(`bad/${file}`).then(
      () => expect.unreachable('it was read'),
      (thrown) => thrown,
    )
    expect(error).toMatchObject({ name: 'ExtractionError', reason })
    expect(error.message).toMatch(/^[A-Z][^/\n]+\.$/)
  })
})

function read(file: string): string {
  return readFileSync(join(documents, file), 'utf8')
}

/** The share of the expected words, each as often as it is expected, that the text has. */
function shareOfWords(text: string, expected: string): number {
  const left = new Map<string, number>()
  for (const word of words(text)) left.set(word, (left.get(word) ?? 0) + 1)
  const found = words(expected).filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count > 0
  })
  return found.length / words(expected).length
}

function words(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}
