import { hashText } from './hash-text.ts'
import type { KnowledgeEntryRow } from './tables.ts'

/** A key that identifies an entry's title and text. */
export function entryVersion({
  fileName,
  textHash,
}: Pick<KnowledgeEntryRow, 'fileName' | 'textHash'>): string {
  return hashText(`${textHash.toString('hex')} ${fileName}`).toString('base64url')
}
