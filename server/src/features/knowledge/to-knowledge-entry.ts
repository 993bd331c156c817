import type { KnowledgeEntry, KnowledgeMetadata } from '@parleykit/contract/knowledge/knowledge'
import type { KnowledgeEntryRow } from './tables.ts'

/** A row without its text and links, which may be megabytes long. */
export type KnowledgeEntryHead = Omit<KnowledgeEntryRow, 'text' | 'links'> & { preview: string }

/** An entry that the agent answers from, in its current or an earlier text. */
export interface AnsweringEntry {
  readonly hasPresentText: boolean
}

/** An entry as the list shows it. `answering` is absent if the agent doesn't answer from it yet. */
export function toKnowledgeEntry(row: KnowledgeEntryHead, answering?: AnsweringEntry): KnowledgeEntry {
  const metadata: KnowledgeMetadata = {
    textBytes: row.textBytes,
    words: row.words,
    ...(row.fileBytes !== null && { fileBytes: row.fileBytes }),
    ...(row.sourceUrl !== null && { sourceUrl: row.sourceUrl }),
  }
  return {
    id: row.id,
    fileName: row.fileName,
    fileType: row.fileType,
    content: (row.fileType === 'website' && row.sourceUrl) || row.preview,
    metadata: JSON.stringify({ ...row.facts, ...metadata }),
    trained: answering?.hasPresentText === true,
    changedSince: answering?.hasPresentText === false,
    createdAt: row.createdAt.toISOString(),
  }
}
