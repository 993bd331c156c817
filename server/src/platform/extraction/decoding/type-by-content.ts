import { ExtractionError } from '../bounds/extraction-error.ts'

export const tooOldForWord =
  "Documents of Word 95 and older can't be read. Open this one in Word or LibreOffice, save it as .docx and upload it again."

/** Types that are recognized by content. All others are some kind of text. */
const documentTypes = ['pdf', 'doc', 'docx', 'pptx', 'xlsx', 'xls', 'ods', 'odt', 'epub', 'rtf']
const containerTypes = new Set([...documentTypes, 'png', 'jpg', 'jpeg', 'webp'])

/**
 * The type to read a file as. The content decides; the name only chooses among kinds of text. Throws `wrong_content`
 * for unreadable types, or `encrypted` for a locked document.
 */
export function typeByContent(bytes: Uint8Array, namedType: string): string {
  const beginning = latin1(bytes.subarray(0, 1024))
  if (beginning.startsWith('%PDF-')) return 'pdf'
  // A PDF's header may be anywhere in the first kilobyte (ISO 32000-1, annex H).
  if (namedType === 'pdf' && beginning.includes('%PDF-')) return 'pdf'
  if (beginning.startsWith('\x89PNG\r\n')) return 'png'
  if (beginning.startsWith('\xFF\xD8\xFF')) return 'jpg'
  if (beginning.startsWith('RIFF') && beginning.slice(8, 12) === 'WEBP') return 'webp'
  if (beginning.startsWith('PK\x03\x04')) return officeArchiveType(bytes, namedType)
  if (beginning.startsWith('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1')) return oldOfficeType(bytes, namedType)
  if (beginning.startsWith('{\\rtf')) return 'rtf'
  // Word 1 and 2 for Windows, Word for DOS.
  if (namedType === 'doc' && /^(?:\xDB\xA5|\x9B\xA5|\x31\xBE)/.test(beginning))
    throw wrongContent(tooOldForWord)
  if (containerTypes.has(namedType)) {
    throw wrongContent(`This file's name ends in .${namedType}, but it's a different type of file.`)
  }
  return namedType
}

/** A zip's directory has the names of its parts uncompressed. Its reader deals with damaged parts. */
function officeArchiveType(bytes: Uint8Array, namedType: string): string {
  const content = latin1(bytes)
  if (content.includes('word/document.xml')) return 'docx'
  if (content.includes('ppt/presentation.xml')) return 'pptx'
  if (content.includes('xl/workbook.xml')) return 'xlsx'
  if (content.includes('application/vnd.oasis.opendocument.spreadsheet')) return 'ods'
  if (content.includes('application/vnd.oasis.opendocument.text')) return 'odt'
  if (content.includes('application/epub+zip')) return 'epub'
  if (['docx', 'pptx', 'xlsx', 'ods', 'odt', 'epub'].includes(namedType)) return namedType
  throw wrongContent("This is a ZIP archive or another app's document. Upload the files in it one by one.")
}

/** An OLE container (MS-CFB), whose streams have UTF-16 names. Newer password-protected documents are one, too. */
function oldOfficeType(bytes: Uint8Array, namedType: string): string {
  const content = latin1(bytes)
  const hasStream = (name: string) => content.includes(Buffer.from(name, 'utf16le').toString('latin1'))
  // MS-OFFCRYPTO 2.3.2
  if (hasStream('EncryptedPackage')) {
    const message = 'This document is password-protected. Remove the password and upload it again.'
    throw new ExtractionError('encrypted', message)
  }
  if (hasStream('WordDocument') || namedType === 'doc') return 'doc'
  if (hasStream('Workbook') || namedType === 'xls') return 'xls'
  throw wrongContent(
    "This document comes from an old Office version and isn't a Word document or an Excel sheet. Save it as .docx, .pptx or .pdf.",
  )
}

function wrongContent(message: string): ExtractionError {
  return new ExtractionError('wrong_content', message)
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}
