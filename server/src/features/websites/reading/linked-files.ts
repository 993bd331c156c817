import { extname } from 'node:path'
import type { PublicResponse } from '../../../platform/fetch-public-url/index.ts'

/** What pages are sent as. */
export const pageTypes = ['text/html', 'application/xhtml+xml'] as const

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'text/plain': 'txt',
  'text/markdown': 'md',
}

/** Those whose name is believed where the server says nothing of their type. */
const binaryTypes = ['pdf', 'doc', 'docx', 'pptx']
/** What servers call files that they know nothing of. */
const unknownTypes: readonly string[] = [
  'application/octet-stream',
  'binary/octet-stream',
  'application/x-pdf',
  'application/force-download',
  'application/x-download',
  'application/download',
  'application/zip',
]

/** Files that websites link to and that are read like uploads, under all names that they are sent by. */
export const linkedFileTypes: readonly string[] = [...Object.keys(endings), ...unknownTypes]

/** Whether an address is one of a file by its ending. */
export function isFileAddress(url: string): boolean {
  return binaryTypes.includes(endingOf(new URL(url).pathname))
}

/**
 * The ending of the file that an answer is: by its first bytes, its type or, where that says nothing, its name; null for
 * pages, and for what can't be read.
 */
export function fileTypeOf({ mediaType, url, headers, body }: PublicResponse): string | null {
  const start = body.subarray(0, 5).toString('latin1')
  if (start === '%PDF-') return 'pdf'
  const known = endings[mediaType]
  if (known !== undefined) return known
  if (mediaType !== '' && !unknownTypes.includes(mediaType)) return null
  const named = /filename\*?=(?:UTF-8'')?"?([^";]{1,300})/i.exec(
    headers.get('content-disposition') ?? '',
  )?.[1]
  const ending = endingOf(named?.trim() ?? new URL(url).pathname)
  const isOffice = start.startsWith('PK') ? /^(?:docx|pptx)$/ : /^(?:doc|pdf)$/
  return isOffice.test(ending) ? ending : null
}

function endingOf(name: string): string {
  return extname(name).slice(1).toLowerCase()
}

/** What a file is called by its address, with the ending that its content has. */
export function fileNameOf(url: string, fileType: string): string {
  const { pathname, hostname } = new URL(url)
  const last = decode(pathname.split('/').findLast((part) => part !== '') ?? hostname)
  return extname(last).slice(1).toLowerCase() === fileType ? last : `${last}.${fileType}`
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
