import type { PDFDocumentProxy } from 'unpdf/pdfjs'
import { ExtractionError } from '../bounds/extraction-error.ts'
import { recognizedLines } from '../ocr/recognized-lines.ts'
import { readAnnotations } from '../pdf/annotations.ts'
import { documentText } from '../pdf/document-text.ts'
import type { TextLine } from '../pdf/fragment.ts'
import { openDocument, openFailure } from '../pdf/open-document.ts'
import { pageLines } from '../pdf/page-lines.ts'
import { dropRunningTitles } from '../pdf/running-titles.ts'
import type { ReaderInput, ReaderOutput } from './reader.ts'

/**
 * The text layer of a PDF, assembled from the positions of its letters, then what was filled into its form and written
 * onto its pages. Damaged pages are left out.
 */
export async function readPdf({ bytes, limits, recognized = [] }: ReaderInput): Promise<ReaderOutput> {
  const pdf = await openDocument(bytes)
  const fromPictures = new Map(recognized.map((page) => [page.number, page]))
  const pages: TextLine[][] = []
  /** By the page's place in `pages`. */
  const transcribed = new Map<number, string>()
  let damage: unknown
  const scanned: number[] = []
  const written = new Set<string>()
  for (let number = 1; number <= pdf.numPages; number++) {
    try {
      const fromPicture = fromPictures.get(number)
      const directions = fromPicture ? [recognizedLines(fromPicture)] : await readPage(pdf, number)
      if (fromPicture && 'text' in fromPicture) transcribed.set(pages.length, fromPicture.text)
      else if (directions.every((lines) => lines.length === 0)) scanned.push(number)
      pages.push(...directions)
    } catch (error) {
      damage = error
      scanned.push(number)
    }
    await readWritten(pdf, number, written)
    await freeFonts(pdf, limits)
  }
  const fields = [...written]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  if (pages.flat().length + transcribed.size === 0 && fields === '') {
    if (damage !== undefined) throw openFailure(damage)
    if (recognized.length > 0) throw new ExtractionError('empty', 'No text could be read in this scan.')
    const message = 'This PDF contains only images. Upload it as a file, and text recognition (OCR) reads it.'
    throw new ExtractionError('image_only', message, { scannedPages: scanned })
  }
  const parts = documentParts(dropRunningTitles(pages), transcribed)
  const text = [...parts, fields].filter(Boolean).join('\n\n')
  const title = (await documentTitle(pdf)) ?? /^# (.+)$/m.exec(text)?.[1] ?? null
  return { text, title, pages: { count: pdf.numPages, withoutText: scanned.length, scanned } }
}

/** The text of all pages in order. Those that a model has read stay as it wrote them. */
function documentParts(pages: TextLine[][], transcribed: ReadonlyMap<number, string>): string[] {
  const parts: string[] = []
  let lines: TextLine[] = []
  for (const [at, ofPage] of pages.entries()) {
    lines.push(...ofPage)
    const text = transcribed.get(at)
    if (text === undefined) continue
    parts.push(documentText(lines), text)
    lines = []
  }
  return [...parts, documentText(lines)]
}

/** Fonts are kept for later pages, each with its map. A document may add its own on every page. */
async function freeFonts(pdf: PDFDocumentProxy, { maxMemoryBytes }: ReaderInput['limits']): Promise<void> {
  if (process.memoryUsage.rss() > maxMemoryBytes / 2) await pdf.cleanup()
}

async function readPage(pdf: PDFDocumentProxy, number: number): Promise<TextLine[][]> {
  const page = await pdf.getPage(number)
  const content = await page.getTextContent()
  page.cleanup()
  return pageLines(content)
}

/** Adds what was filled into a page and written onto it. A damaged form is left out. */
async function readWritten(pdf: PDFDocumentProxy, number: number, written: Set<string>): Promise<void> {
  const page = await pdf.getPage(number).catch(() => null)
  if (page) await readAnnotations(page, written).catch(() => {})
}

/** The title in the document information, unless a program put a file name there. */
async function documentTitle(pdf: PDFDocumentProxy): Promise<string | null> {
  const info: { Title?: unknown } = await pdf.getMetadata().then(
    (metadata) => metadata.info,
    () => ({}),
  )
  const title = typeof info.Title === 'string' ? info.Title.trim() : ''
  const isName = /\.\w{2,5}$|^(microsoft|untitled|untitled document|document\d*)\b/i.test(title)
  return title === '' || isName ? null : title
}
