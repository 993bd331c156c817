import type { TableChoices } from '@parleykit/contract/knowledge/table-choices'
import type { BlobContent } from '../../platform/blobs/index.ts'
import { assessText } from './core/assess-text.ts'
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
  /** Page counts of files with pages, for the assessment. */
  readonly pages?: { readonly count: number; readonly withoutText: number } | undefined
  /** The file that the text was extracted from. */
  readonly file?: EntryFile
  /** How the tables of a spreadsheet were read. */
  readonly tableChoices?: TableChoices | null
  /** More metadata, such as a page's title. */
  readonly facts?: KnowledgeEntryRow['facts']
}

/** An entry with the metadata computed from its text before it is stored. */
export interface AssessedEntry extends Omit<NewKnowledgeEntry, 'text'> {
  readonly measured: MeasuredText
}

/** Measures and assesses the text of an entry. Yields to other requests while measuring a long text. */
export async function assessEntry({ text, ...entry }: NewKnowledgeEntry): Promise<AssessedEntry> {
  const { fileType, pages } = entry
  const measured = await measureText(text)
  const assessment = assessText({ text, fileType, pages: pages?.count, pagesWithoutText: pages?.withoutText })
  return { ...entry, measured, facts: { ...entry.facts, ...assessment } }
}
