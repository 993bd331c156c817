import { createHash } from 'node:crypto'

/** SHA-256 of a text as UTF-8, to tell texts apart. */
export function hashText(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
