import { afterAll, expect, it } from 'vitest'
import { zip } from '../../../test/documents/zip.ts'
import { extractBytes } from '../../../test/extract-bytes.ts'
import { createExtraction } from './index.ts'

const extraction = createExtraction({ maxMilliseconds: 120_000 })
afterAll(() => extraction.close())

const odt = (body: string) =>
  zip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content xmlns:office="o" xmlns:text="t" xmlns:table="b">
      <office:automatic-styles><style>Hidden</style></office:automatic-styles>
      <office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  })

it('ODT: headings, paragraphs, lists and tables', async () => {
  const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`
  const bytes = await odt(`<text:h text:outline-level="1">Boats</text:h>
    <text:p>We rent<text:s text:c="2"/><text:span>boats</text:span><text:line-break/>all year.</text:p>
    <text:list><text:list-item><text:p>Kayaks</text:p></text:list-item>
      <text:list-item><text:p>Canoes</text:p></text:list-item></text:list>
    <office:annotation><text:p>Ask Kim first</text:p></office:annotation>
    <table:table><table:table-row>${cell('Boat')}${cell('Day')}</table:table-row>
      <table:table-row>${cell('Kayak')}${cell('30 euros')}</table:table-row></table:table>`)
  expect(await extractBytes(extraction, { bytes, fileName: 'boats.odt' })).toMatchObject({
    title: 'Boats',
    text: '# Boats\n\nWe rent boats\nall year.\n\n- Kayaks\n- Canoes\n\n| Boat | Day |\n| Kayak | 30 euros |',
  })
})

it('EPUB: chapters in the order of reading, and none that is beside it', async () => {
  const chapter = (title: string, text: string) =>
    `<!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml"><body><h2>${title}</h2><p>${text}</p></body></html>`
  const bytes = await zip({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<container><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>',
    'OPS/book.opf': `<package><metadata><dc:title xmlns:dc="d">The harbour</dc:title></metadata>
      <manifest><item id="b" href="text/two%20b.xhtml"/><item id="a" href="text/one.xhtml"/>
      <item id="n" href="text/notes.xhtml"/></manifest>
      <spine><itemref idref="a"/><itemref idref="b"/><itemref idref="n" linear="no"/></spine></package>`,
    'OPS/text/one.xhtml': chapter('First', 'The ferry leaves at noon.'),
    'OPS/text/two b.xhtml': chapter('Second', 'It comes back at six.'),
    'OPS/text/notes.xhtml': chapter('Notes', 'Printed in Ghent.'),
  })
  expect(await extractBytes(extraction, { bytes, fileName: 'harbour.epub' })).toMatchObject({
    title: 'The harbour',
    text: '## First\n\nThe ferry leaves at noon.\n\n## Second\n\nIt comes back at six.',
  })
})
