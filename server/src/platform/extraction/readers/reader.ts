import type { SheetView } from '@parleykit/contract/knowledge/entry-tables'
import type { TableChoices } from '@parleykit/contract/knowledge/table-choices'
import type { ExtractionLimits } from '../bounds/extraction-limits.ts'
import type { PictureText } from '../ocr/recognized.ts'

export interface ReaderInput {
  bytes: Uint8Array
  /** The extension in lower case, already checked against the content. */
  fileType: string
  limits: ExtractionLimits
  /** Pages whose text was read from their pictures; none on the first reading. */
  recognized?: readonly PictureText[]
  /** How the tables of a spreadsheet are read. With them, the sheets are described. */
  tables?: TableChoices | null
  /** The clean text of a file inside this one; null if it can't be read. Throws if the whole text becomes too long. */
  readInner?(file: InnerFile): Promise<string | null>
}

export interface InnerFile {
  bytes: Uint8Array
  /** Its extension in lower case. */
  fileType: string
}

export interface ReaderOutput {
  text: string
  title: string | null
  characterSet?: string
  /** The sheets of a spreadsheet, if its tables were chosen. */
  sheets?: SheetView[]
  /** Pages of a PDF. `scanned` are the numbers of those without text. */
  pages?: { count: number; withoutText: number; scanned: number[] }
}

/** Reads one kind of file. Throws ExtractionError if the cause is known. Any other error means `malformed`. */
export type Reader = (file: ReaderInput) => ReaderOutput | Promise<ReaderOutput>
