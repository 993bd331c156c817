import type { Reader } from './reader.ts'

const spreadsheet = async (): Promise<Reader> => (await import('./spreadsheet.ts')).readSpreadsheet
const separatedValues = async (): Promise<Reader> =>
  (await import('./separated-values.ts')).readSeparatedValues
const picture = async (): Promise<Reader> => (await import('./picture.ts')).readPicture
const plainText = async (): Promise<Reader> => (await import('./plain-text.ts')).readPlainText

/** One row per type: its extension, and the module of its reader, which is only loaded in a child process. */
export const readers: Readonly<Record<string, () => Promise<Reader>>> = {
  c: plainText,
  cpp: plainText,
  cs: plainText,
  css: plainText,
  csv: separatedValues,
  doc: async () => (await import('./doc.ts')).readDoc,
  docx: async () => (await import('./docx.ts')).readDocx,
  eml: async () => (await import('./eml.ts')).readEml,
  epub: async () => (await import('./epub.ts')).readEpub,
  go: plainText,
  'html-list': async () => (await import('./html-list.ts')).readHtmlList,
  html: async () => (await import('./html.ts')).readHtml,
  ics: async () => (await import('./calendar.ts')).readCalendar,
  java: plainText,
  jpeg: picture,
  jpg: picture,
  js: plainText,
  json: async () => (await import('./json.ts')).readJson,
  md: async () => (await import('./markdown.ts')).readMarkdown,
  ods: spreadsheet,
  odt: async () => (await import('./odt.ts')).readOdt,
  pdf: async () => (await import('./pdf.ts')).readPdf,
  php: plainText,
  png: picture,
  pptx: async () => (await import('./pptx.ts')).readPptx,
  py: plainText,
  rb: plainText,
  rtf: async () => (await import('./rtf.ts')).readRtf,
  rss: async () => (await import('./feed.ts')).readFeed,
  sh: plainText,
  tex: plainText,
  ts: plainText,
  tsv: separatedValues,
  txt: plainText,
  webp: picture,
  xls: spreadsheet,
  xlsx: spreadsheet,
}

/** Extensions of the supported files. */
export const readableFileTypes: readonly string[] = Object.keys(readers)

export function isReadable(fileType: string): boolean {
  return Object.hasOwn(readers, fileType)
}
