import { extname } from 'node:path'

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

/** Files that websites link to and that are read like uploads. */
export const linkedFileTypes: readonly string[] = Object.keys(endings)

/** The ending of the file that an answer is, by its type or, where that says nothing, its address; null for pages. */
export function fileTypeOf(mediaType: string, url: string): string | null {
  const byAddress = extname(new URL(url).pathname).slice(1).toLowerCase()
  const isNamed = binaryTypes.includes(byAddress)
  if (mediaType === '' || mediaType === 'application/octet-stream') return isNamed ? byAddress : null
  return endings[mediaType] ?? null
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
