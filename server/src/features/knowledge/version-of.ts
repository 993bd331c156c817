import { hashText } from './hash-text.ts'
import type { KnowledgeEntryRow } from './tables.ts'

/** What tells an entry's title and text from every other one. */
export function versionOf({ fileName, textHash }: Pick<KnowledgeEntryRow, 'fileName' | 'textHash'>): string {
  return hashText(`${textHash.toString('hex')} ${fileName}`).toString('base64url')
}
