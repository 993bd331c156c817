import type { BlobContent } from '../../platform/blobs/index.ts'
import { judgeText } from './core/judge-text.ts'
import { type MeasuredText, measureText } from './measure-text.ts'
import type { KnowledgeEntryRow } from './tables.ts'

export interface EntryFile {
  readonly content: BlobContent
  readonly mediaType: string
}

export interface NewKnowledgeEntry {
  readonly fileName: string
  readonly fileType: string
  readonly text: string
  /** URL of the source, if it was read from a website. */
  readonly sourceUrl?: string
  /** Page counts of files with pages, for the verdict. */
  readonly pages?: { readonly count: number; readonly withoutText: number } | undefined
  /** The file that the text was extracted from. */
  readonly file?: EntryFile
  /** More facts, such as a page's title. */
  readonly facts?: KnowledgeEntryRow['facts']
}

/** An entry with the facts computed from its text before it is stored. */
export interface MeasuredEntry extends Omit<NewKnowledgeEntry, 'text'> {
  readonly measured: MeasuredText
}

/** Measures and judges an entry's text. Yields to other requests while measuring a long text. */
export async function measureEntry({ text, ...entry }: NewKnowledgeEntry): Promise<MeasuredEntry> {
  const { fileType, pages } = entry
  const measured = await measureText(text)
  const verdict = judgeText({ text, fileType, pages: pages?.count, pagesWithoutText: pages?.withoutText })
  return { ...entry, measured, facts: { ...entry.facts, ...verdict } }
}
