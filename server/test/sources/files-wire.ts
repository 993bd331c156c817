import { createHash } from 'node:crypto'
import type { Wire } from './wire.ts'

export interface ServedFile {
  readonly body: string | Buffer
  readonly type?: string
}

/** Files by path with its query, each with an ETag that `if-none-match` is compared with (RFC 9110). */
export function filesWire(files: ReadonlyMap<string, ServedFile>): Wire {
  return ({ url, headers }) => {
    const file = files.get(`${url.pathname}${url.search}`)
    if (!file) return null
    const etag = `"${createHash('sha256').update(file.body).digest('hex').slice(0, 16)}"`
    if (headers['if-none-match'] === etag) return { status: 304, headers: { etag }, body: '' }
    return { headers: { etag, 'content-type': file.type ?? 'text/plain' }, body: file.body }
  }
}
