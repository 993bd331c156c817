import { type KnowledgeEntry, knowledgeMetadataSchema } from '@parleykit/contract/knowledge/knowledge'
import { sheetFileTypes } from '@parleykit/contract/knowledge/limits'
import { formatBytes } from '../../ui/format/format-bytes.ts'

const partialMetadata = knowledgeMetadataSchema.partial()

type Described = Pick<KnowledgeEntry, 'metadata'>

const readers = { ocr: 'Read by OCR', model: 'Read by a model' } as const

/** Formats an entry's known metadata: "English · 1,240 words · 8 KB". */
export function entryDetails(entry: Described & Pick<KnowledgeEntry, 'readBy'>): string {
  const { words, textBytes, language } = known(entry)
  return [
    entry.readBy === null ? '' : readers[entry.readBy],
    language === undefined ? '' : languageName(language),
    words === undefined ? '' : `${words.toLocaleString()} ${words === 1 ? 'word' : 'words'}`,
    textBytes === undefined ? '' : formatBytes(textBytes),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** What the owner should check before the agent answers from the entry. */
export function entryWarnings(entry: Described): string[] {
  const facts = known(entry)
  const { pages, pagesWithoutText, looksGarbled, mostlyTable, waitsForOcr, ocrFailure } = facts
  return [
    waitsForOcr ? ocrProgress(facts) : '',
    ocrFailure ?? '',
    pages && pagesWithoutText && !waitsForOcr
      ? `No readable text on ${pagesWithoutText} of ${pages} pages`
      : '',
    looksGarbled ? 'Looks garbled: view the text' : '',
    mostlyTable ? 'Mostly a table' : '',
  ].filter(Boolean)
}

/** What has read the scanned pages, how sure OCR was, and of which pages it wasn't; undefined if nothing had to. */
export function describeReading(entry: Described & Pick<KnowledgeEntry, 'readBy'>): string | undefined {
  const { ocrPages, ocrConfidence, modelPages = 0 } = known(entry)
  if (entry.readBy === null) return undefined
  const byModel = entry.readBy === 'model' ? `${readers.model}: ${pagesInWords(modelPages)}. ` : ''
  if (ocrPages === undefined || ocrConfidence === undefined) return byModel.trim()
  const pages = ocrPages.split(' ').map((page) => page.split(':'))
  const unsure = pages
    .filter(([, confidence]) => Number(confidence) < sureFrom)
    .map(([number, confidence]) => `page ${number} (${confidence} %)`)
  const count = byModel === '' ? '' : `: ${pagesInWords(pages.length)}`
  const all = `${byModel}${readers.ocr}${count}, ${ocrConfidence} % sure`
  return unsure.length === 0 ? `${all}.` : `${all}. Check ${unsure.slice(0, pagesNamed).join(', ')}.`
}

function pagesInWords(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`
}

const sureFrom = 80
/** Pages that one line can name. */
const pagesNamed = 8

function ocrProgress({ ocrPagesDone, ocrPagesTotal }: ReturnType<typeof known>): string {
  if (ocrPagesDone === undefined || ocrPagesTotal === undefined) return 'Waiting for text recognition (OCR)'
  return `Text recognition (OCR): ${ocrPagesDone} of ${ocrPagesTotal} pages done`
}

/** Whether the entry comes from a file, which can be downloaded. */
export function hasFile(entry: Described): boolean {
  return known(entry).fileBytes !== undefined
}

/** Whether the entry is a scan or picture that was read, or could not be, and can be read again. */
export function isReadScan(entry: Described & Pick<KnowledgeEntry, 'readBy'>): boolean {
  const { waitsForOcr, ocrFailure } = known(entry)
  return hasFile(entry) && !waitsForOcr && (entry.readBy !== null || ocrFailure !== undefined)
}

/** Whether the entry is an uploaded spreadsheet, whose sheets and columns can be chosen. */
export function hasChoosableTables(entry: Described & Pick<KnowledgeEntry, 'fileType'>): boolean {
  const { sourceUrl, sourceId } = known(entry)
  const isUploaded = hasFile(entry) && sourceUrl === undefined && sourceId === undefined
  return isUploaded && sheetFileTypes.includes(entry.fileType)
}

/** The URL of the web page or website file behind an entry; undefined for what the owner provided. */
export function sourceUrlOf(entry: Described): string | undefined {
  return known(entry).sourceUrl
}

/** Whether the entry was read from a live source. */
export function isFromSource(entry: Described): boolean {
  return known(entry).sourceId !== undefined
}

/** When an entry of a live source was last read; undefined for all others. */
export function lastReadOf(entry: Described): string | undefined {
  const { sourceId, readAt } = known(entry)
  return sourceId === undefined ? undefined : readAt
}

function known({ metadata }: Described): ReturnType<typeof partialMetadata.parse> {
  return partialMetadata.safeParse(parseJson(metadata)).data ?? {}
}

/** The language's name in English, like all pages; an unknown code stays a code. */
function languageName(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
