import { contentTypes, escapeXml, relationships } from './office-parts.ts'
import { zip } from './zip.ts'

type Block = { heading: string; level: 1 | 2 } | { item: string } | { text: string } | { rows: string[][] }

const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** A Word document of headings, paragraphs, bullets and tables; `media` by name are files that come along. */
export function writeDocx(
  blocks: readonly Block[],
  media: Readonly<Record<string, Buffer>> = {},
): Promise<Buffer> {
  return docxAround(blocks.map(writeBlock).join(''), '', media)
}

/** A Word document with this XML as its body, valid or not, and a prologue before the document's element. */
export function docxAround(
  body: string,
  before = '',
  media: Readonly<Record<string, Buffer>> = {},
): Promise<Buffer> {
  return zip({
    ...Object.fromEntries(Object.entries(media).map(([name, bytes]) => [`word/media/${name}`, bytes])),
    '[Content_Types].xml': contentTypes({
      'word/document.xml': 'wordprocessingml.document.main',
      'word/styles.xml': 'wordprocessingml.styles',
      'word/numbering.xml': 'wordprocessingml.numbering',
    }),
    '_rels/.rels': relationships({ r1: ['officeDocument', 'word/document.xml'] }),
    'word/_rels/document.xml.rels': relationships({
      r1: ['styles', 'styles.xml'],
      r2: ['numbering', 'numbering.xml'],
    }),
    'word/document.xml': `${before}<w:document ${namespace}><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `<w:styles ${namespace}>${[1, 2].map(headingStyle).join('')}</w:styles>`,
    'word/numbering.xml': `<w:numbering ${namespace}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
  })
}

function headingStyle(level: number): string {
  return `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/></w:style>`
}

function writeBlock(block: Block): string {
  if ('heading' in block) return paragraph(block.heading, `<w:pStyle w:val="Heading${block.level}"/>`)
  if ('item' in block) {
    return paragraph(block.item, '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>')
  }
  if ('text' in block) return paragraph(block.text)
  const rows = block.rows.map(
    (row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`,
  )
  return `<w:tbl>${rows.join('')}</w:tbl>`
}

function paragraph(text: string, properties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`
}
