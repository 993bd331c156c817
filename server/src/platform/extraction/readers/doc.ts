import WordExtractor from 'word-extractor'
import { ExtractionError } from '../bounds/extraction-error.ts'
import { tooOldForWord } from '../decoding/type-by-content.ts'
import { TextWriter } from '../markup/text-writer.ts'
import type { ReaderInput, ReaderOutput } from './reader.ts'

/**
 * Word 97 to 2003 documents: the body with its tables, text boxes and notes. The parser doesn't distinguish headings
 * and list items.
 */
export async function readDoc({ bytes }: ReaderInput): Promise<ReaderOutput> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  refuseOthers(buffer)
  const document = await new WordExtractor().extract(buffer)
  const asItStands = { filterUnicode: false }
  const writer = new TextWriter()
  writeStory(document.getBody(asItStands), writer)
  writeStory(document.getTextboxes({ ...asItStands, includeHeadersAndFooters: false }), writer)
  writeStory(document.getFootnotes(asItStands), writer)
  writeStory(document.getEndnotes(asItStands), writer)
  return { text: writer.toString(), title: null }
}

/** One paragraph per line; in a table, one row per line with a tab at the end of each cell. */
function writeStory(story: string, writer: TextWriter): void {
  for (const line of story.split('\n')) {
    const cells = line.endsWith('\t') ? line.slice(0, -1).split('\t') : []
    if (cells.length > 1) writer.tableRow(cells)
    else {
      writer.endBlock()
      writer.text(line)
      writer.endBlock()
    }
  }
}

const SECTOR = 512

/** Beginnings of a document's first stream: since Word 97 (MS-DOC 2.5.2), and of Word 6 and 95. */
const WORD_97 = 0xa5ec
const WORD_95 = 0xa5dc

/** Throws an ExtractionError for a document that was written by an older Word, or is encrypted (fEncrypted). */
function refuseOthers(buffer: Buffer): void {
  for (let at = SECTOR; at + SECTOR <= buffer.length; at += SECTOR) {
    const beginning = buffer.readUInt16LE(at)
    if (beginning === WORD_95) throw new ExtractionError('wrong_content', tooOldForWord)
    if (beginning !== WORD_97) continue
    if ((buffer.readUInt16LE(at + 10) & 0x0100) === 0) return
    const message = 'This document is password-protected. Remove the password and upload it again.'
    throw new ExtractionError('encrypted', message)
  }
}
