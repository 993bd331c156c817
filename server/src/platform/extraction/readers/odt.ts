import { SaxesParser } from 'saxes'
import { checkArchive } from '../archive/check-archive.ts'
import { isEncryptedDocument } from '../archive/is-encrypted-document.ts'
import { readParts } from '../archive/read-parts.ts'
import { ExtractionError } from '../bounds/extraction-error.ts'
import { TextWriter } from '../markup/text-writer.ts'
import type { ReaderInput, ReaderOutput } from './reader.ts'

/** Elements whose text isn't the document's: comments, deleted text, and the definition of styles. */
const dropped = new Set([
  'office:annotation',
  'text:tracked-changes',
  'office:automatic-styles',
  'text:note-citation',
])

/** Text documents of LibreOffice and others. Images, page headers and page footers are left out. */
export async function readOdt({ bytes, limits }: ReaderInput): Promise<ReaderOutput> {
  const names = await checkArchive(bytes, limits)
  if (!names.includes('content.xml'))
    throw new ExtractionError('wrong_content', "This file isn't an OpenDocument text.")
  if (await isEncryptedDocument(bytes)) {
    const message = 'This document is password-protected. Remove the password and upload it again.'
    throw new ExtractionError('encrypted', message)
  }
  const parts = await readParts(bytes, (name) => name === 'content.xml')
  const text = writeContent(parts.get('content.xml') ?? '')
  return { text, title: /^# (.+)$/m.exec(text)?.[1] ?? null }
}

function writeContent(xml: string): string {
  const writer = new TextWriter()
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false })
  let droppedDepth = 0
  /** Text outside of paragraphs and headings is the indentation of the markup. */
  let paragraphDepth = 0
  /** The cells of the open row; null outside of tables. Their texts aren't blocks. */
  let cells: string[] | null = null
  const write = (text: string) => {
    if (droppedDepth > 0) return
    if (cells === null) writer.text(text)
    else cells[cells.length - 1] = `${cells.at(-1) ?? ''}${text}`
  }
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (dropped.has(name)) droppedDepth++
    if (droppedDepth > 0) return
    if (isParagraph(name)) paragraphDepth++
    if (name === 'text:s') write(' '.repeat(Math.min(Number(attributes['text:c'] ?? 1) || 1, 20)))
    else if (name === 'text:tab') write(' ')
    else if (name === 'text:line-break') write('\n')
    else if (name === 'table:table-row') cells = []
    else if (name === 'table:table-cell' || name === 'table:covered-table-cell') cells?.push('')
    else if (cells !== null) return
    else if (name === 'table:table' || name === 'text:p') writer.endBlock()
    else if (name === 'text:h') writer.startHeading(headingLevel(attributes['text:outline-level']))
    else if (name === 'text:list') writer.startList(undefined)
    else if (name === 'text:list-item') writer.startItem()
  })
  parser.on('text', (text) => {
    if (paragraphDepth > 0) write(text.replace(/\s+/g, ' '))
  })
  parser.on('closetag', ({ name }) => {
    if (dropped.has(name)) droppedDepth--
    if (droppedDepth > 0) return
    if (isParagraph(name)) paragraphDepth--
    if (name === 'table:table-row') {
      writer.tableRow(cells ?? [])
      cells = null
    } else if (cells !== null) write(name === 'text:p' ? ' ' : '')
    else if (name === 'text:h') writer.endHeading()
    else if (name === 'text:list') writer.endList()
    else if (name === 'text:p' || name === 'table:table') writer.endBlock()
  })
  parser.write(xml).close()
  return writer.toString()
}

const isParagraph = (name: string) => name === 'text:p' || name === 'text:h'

function headingLevel(level: string | undefined): number {
  return Math.min(Math.max(Number.parseInt(level ?? '1', 10) || 1, 1), 6)
}
