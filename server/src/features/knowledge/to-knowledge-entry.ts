import type { KnowledgeEntry, KnowledgeMetadata } from '@parleykit/contract/knowledge/knowledge'
import type { KnowledgeEntryRow } from './tables.ts'

/** A row without its text and links, which may be megabytes long. */
export type KnowledgeEntryHead = Omit<KnowledgeEntryRow, 'text' | 'links'> & { preview: string }

/** What trainings have made of an entry. */
export interface AnsweringEntry {
  /** Whether the agent answers from its current text; false: from an earlier one; null: from none. */
  readonly hasPresentText: boolean | null
  /** Why trainings leave out its current text. */
  readonly trainingError: string | null
}

/** An entry as the list shows it. `answering` is absent if no training has read it. */
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
    content: (row.fileType === 'website' && row.sourceUrl) || withoutMarks(row),
    metadata: JSON.stringify({ ...row.facts, ...metadata }),
    readBy: row.readBy,
    trained: answering?.hasPresentText === true,
    changedSince: answering?.hasPresentText === false,
    trainingError: answering?.trainingError ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}

/** Marks of weak words would be in the way of a search by first words. */
function withoutMarks({ readBy, preview }: KnowledgeEntryHead): string {
  return readBy === null ? preview : preview.replaceAll(/[⟦⟧]/g, '')
}
