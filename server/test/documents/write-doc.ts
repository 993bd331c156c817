import { writeCompoundFile } from './compound-file.ts'

const textAt = 0x600
const page = 512
/** Ends a cell, and a row when its paragraph's property says so (MS-DOC 2.4.3). */
const cellMark = '\u0007'

/**
 * A Word 97 document: a string is a paragraph, an array of rows of cells is a table. At most about 20 rows.
 * `encrypted` sets the bit that says so.
 */
export function writeDoc(
  blocks: readonly (string | readonly (readonly string[])[])[],
  encrypted = false,
): Buffer {
  let text = ''
  const rowEnds: number[] = []
  for (const block of blocks) {
    if (typeof block === 'string') text += `${block}\r`
    else {
      for (const row of block) {
        text += row.map((cell) => cell + cellMark).join('')
        rowEnds.push(text.length)
        text += cellMark
      }
    }
  }
  const pieces = pieceTable(text.length)
  const fileOffset = (character: number) => textAt + 2 * character
  const propertiesAt = Math.ceil(fileOffset(text.length) / page)
  const bounds = rowEnds.flatMap((at) => [at, at + 1]).map(fileOffset)
  const document = Buffer.alloc((propertiesAt + 1) * page)
  document.writeUInt16LE(0xa5ec, 0)
  document.writeUInt16LE(0x0200 | (encrypted ? 0x0100 : 0), 0x0a)
  const fields: readonly (readonly [at: number, value: number])[] = [
    [0x18, textAt],
    [0x4c, text.length],
    [0x102, pieces.length],
    [0x106, 12],
    [0x1a2, 0],
    [0x1a6, pieces.length],
  ]
  for (const [at, value] of fields) document.writeUInt32LE(value, at)
  document.write(text, textAt, 'utf16le')
  paragraphProperties([textAt, ...bounds]).copy(document, propertiesAt * page)

  const places = Buffer.alloc(12)
  places.writeUInt32LE(fileOffset(text.length), 4)
  places.writeUInt32LE(propertiesAt, 8)
  return writeCompoundFile({ WordDocument: document, '1Table': Buffer.concat([pieces, places]) })
}

/** One piece of UTF-16 (MS-DOC 2.9.38). */
function pieceTable(length: number): Buffer {
  const bytes = Buffer.alloc(5 + 16)
  bytes.writeUInt8(2, 0)
  bytes.writeUInt32LE(16, 1)
  bytes.writeUInt32LE(length, 9)
  bytes.writeUInt32LE(textAt, 15)
  return bytes
}

/** The runs between these file offsets; every second one is the end of a table's row (MS-DOC 2.9.177). */
function paragraphProperties(bounds: readonly number[]): Buffer {
  const bytes = Buffer.alloc(page)
  const runs = bounds.length - 1
  for (const [at, bound] of bounds.entries()) bytes.writeUInt32LE(bound, at * 4)
  const [plainAt, rowEndAt] = [480, 490]
  bytes.writeUInt8(2, plainAt) // two words: the style, nothing else
  Buffer.from([3, 0, 0, 0x17, 0x24, 1]).copy(bytes, rowEndAt) // sprmPFTtp
  for (let run = 0; run < runs; run++) {
    bytes.writeUInt8((run % 2 === 1 ? rowEndAt : plainAt) / 2, (runs + 1) * 4 + run * 13)
  }
  bytes.writeUInt8(runs, page - 1)
  return bytes
}
