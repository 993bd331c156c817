import { ByteReader, ByteWriter } from '../text/annotations/byte-writer.ts'
import { packCodes, type RowTable, type TableColumn } from './row-table.ts'

/** Tables as bytes: a list of texts in UTF-8, one per line, and the numbers that refer to them. */
export function encodeTables(tables: readonly RowTable[]): Uint8Array {
  if (tables.length === 0) return new Uint8Array(0)
  const texts: string[] = []
  const numbers = new ByteWriter()
  const writeColumn = ({ name, texts: own, codes }: TableColumn) => {
    texts.push(name)
    for (const text of own) texts.push(text)
    numbers.write(own.length)
    numbers.writeList(codes)
  }
  numbers.write(tables.length)
  for (const { entryId, title, columns, sections, passages } of tables) {
    texts.push(String(entryId), oneLine(title))
    numbers.write(columns.length)
    for (const column of [...columns, sections]) writeColumn(column)
    numbers.writeList(passages)
  }
  const lines = new TextEncoder().encode(texts.join('\n'))
  const bytes = new Uint8Array(HEADER_BYTES + lines.byteLength + numbers.length)
  new DataView(bytes.buffer).setUint32(0, lines.byteLength, true)
  bytes.set(lines, HEADER_BYTES)
  bytes.set(numbers.bytes(), HEADER_BYTES + lines.byteLength)
  return bytes
}

const HEADER_BYTES = 4

function oneLine(text: string): string {
  return text.replaceAll('\n', ' ')
}

/** Reads what `encodeTables` wrote. */
export function decodeTables(bytes: Uint8Array): RowTable[] {
  if (bytes.byteLength === 0) return []
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)
  const texts = new TextDecoder().decode(bytes.subarray(HEADER_BYTES, HEADER_BYTES + length)).split('\n')
  const numbers = new ByteReader(bytes, HEADER_BYTES + length)
  let at = 0
  const readColumn = (): TableColumn => {
    const name = texts[at++] ?? ''
    const count = numbers.read()
    const own = texts.slice(at, at + count)
    at += count
    return { name, texts: own, codes: packCodes(numbers.readList(), count) }
  }
  return Array.from({ length: numbers.read() }, () => {
    const entryId = Number(texts[at++])
    const title = texts[at++] ?? ''
    const columns = Array.from({ length: numbers.read() }, readColumn)
    return { entryId, title, columns, sections: readColumn(), passages: numbers.readList() }
  })
}

/** Bytes of memory per stored byte once the tables are decoded and their values are read. */
const DECODED_SHARE = 8

/** Approximate bytes of memory that encoded tables take, with what is decoded from them. */
export function tablesBytes(encoded: Uint8Array): number {
  return encoded.byteLength * (1 + DECODED_SHARE)
}
