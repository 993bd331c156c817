import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getResolvedPDFJS } from 'unpdf'
import type { PDFDocumentProxy } from 'unpdf/pdfjs'
import { ExtractionError } from '../bounds/extraction-error.ts'

/**
 * The folder of the predefined character maps (ISO 32000-1, 9.7.5.2), needed for Chinese, Japanese and Korean text in
 * fonts that a PDF doesn't embed. Ends with a slash.
 */
const characterMaps = `${dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/cmaps/LICENSE')))}/`

type PdfOptions = Parameters<Awaited<ReturnType<typeof getResolvedPDFJS>>['getDocument']>[0]

/** Opens a PDF. Throws `encrypted` or `malformed`. */
export async function openDocument(bytes: Uint8Array, options: PdfOptions = {}): Promise<PDFDocumentProxy> {
  const { getDocument } = await getResolvedPDFJS()
  const forAll = { cMapUrl: characterMaps, verbosity: 0, disableFontFace: true }
  try {
    return await getDocument({ data: new Uint8Array(bytes), ...forAll, ...options }).promise
  } catch (error) {
    throw openFailure(error)
  }
}

/** The reason for an error of pdf.js, in words for the file's owner. */
export function openFailure(cause: unknown): ExtractionError {
  const { name, message } = cause instanceof Error ? cause : new Error(String(cause))
  if (name === 'PasswordException') {
    const advice = 'This PDF is password-protected. Remove the password and upload it again.'
    return new ExtractionError('encrypted', advice)
  }
  if (message.includes('encrypt')) {
    const advice = 'This PDF uses an unsupported encryption. Save an unprotected copy and upload that.'
    return new ExtractionError('encrypted', advice, { cause })
  }
  return new ExtractionError('malformed', "This PDF is damaged and couldn't be opened.", { cause })
}
