import { extname } from 'node:path'
import type { PublicResponse } from '../../../../platform/fetch-public-url/index.ts'

/** Content types of pages. */
export const pageTypes = ['text/html', 'application/xhtml+xml'] as const

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'text/plain': 'txt',
  'text/markdown': 'md',
}

/** Types recognized by file name if the server doesn't tell their type. */
const binaryTypes = ['pdf', 'doc', 'docx', 'pptx']
/** Content types that servers use for files of unknown type. */
const unknownTypes: readonly string[] = [
  'application/octet-stream',
  'binary/octet-stream',
  'application/x-pdf',
  'application/force-download',
  'application/x-download',
  'application/download',
  'application/zip',
]

/** Content types of linked files that are read like uploads, under all their names. */
export const linkedFileTypes: readonly string[] = [...Object.keys(endings), ...unknownTypes]

/** Whether a URL is that of a file, judged by its extension. */
export function isFileAddress(url: string): boolean {
  return binaryTypes.includes(endingOf(new URL(url).pathname))
}

/**
 * The file extension of a response: by its first bytes, its content type or, if that says nothing, its name. Null for
 * pages and for unreadable types.
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

/** A file's name from its URL, with the extension that fits its content. */
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
