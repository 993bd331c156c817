import { ExtractionError } from '../extraction-error.ts'

interface Container {
  name: string
  /** What such files begin with, as Latin-1. */
  signature: string
  /** Extensions of files that begin so. */
  fileTypes: string[]
  advice: string
}

const containers: Container[] = [
  { name: 'a PDF', signature: '%PDF-', fileTypes: ['pdf'], advice: 'Rename it to .pdf' },
  {
    name: 'a zip archive or an Office document',
    signature: 'PK\x03\x04',
    fileTypes: ['docx', 'pptx'],
    advice: 'Give it the ending of its program (.docx or .pptx)',
  },
  {
    name: 'a document of an old Office version',
    signature: '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1',
    fileTypes: ['doc'],
    advice: 'If it is a Word document, rename it to .doc; else save it in a newer form',
  },
  { name: 'a Rich Text document', signature: '{\\rtf', fileTypes: [], advice: 'Save it as .docx' },
]

/** Holds a file's first bytes against its extension. Throws `wrong_content` or, for a locked document, `encrypted`. */
export function checkContent(bytes: Uint8Array, fileType: string): void {
  const beginning = latin1(bytes.subarray(0, 1024))
  // A PDF's header may stand anywhere in the first kilobyte (ISO 32000-1, annex H).
  if (fileType === 'pdf' && beginning.includes('%PDF-')) return
  const found = containers.find((container) => beginning.startsWith(container.signature))
  if (found?.fileTypes.includes(fileType)) return
  if (found?.fileTypes.includes('doc') && isLocked(bytes)) {
    const message = 'This document is protected by a password. Remove the password and upload it again.'
    throw new ExtractionError('encrypted', message)
  }
  if (found !== undefined) {
    const message = `This file's name ends in .${fileType}, but it is ${found.name}. ${found.advice} and upload it again.`
    throw new ExtractionError('wrong_content', message)
  }
  if (containers.some((container) => container.fileTypes.includes(fileType))) {
    const message = `This file's name ends in .${fileType}, but its content is something else.`
    throw new ExtractionError('wrong_content', message)
  }
}

/** A docx or pptx with a password is an OLE container with a stream of this name (MS-OFFCRYPTO 2.3.2). */
function isLocked(bytes: Uint8Array): boolean {
  return latin1(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le').toString('latin1'))
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}
