import type { KnowledgeEntry } from '@parleykit/contract/knowledge/knowledge'
import { sourceUrlOf } from './entry-details.ts'

/** The entries whose name, beginning or address contains all words, ignoring case and accents. */
export function findEntries(entries: readonly KnowledgeEntry[], words: string): readonly KnowledgeEntry[] {
  const sought = plain(words).split(/\s+/).filter(Boolean)
  if (sought.length === 0) return entries
  return entries.filter((entry) => {
    const said = plain(`${entry.fileName} ${entry.content} ${sourceUrlOf(entry) ?? ''}`)
    return sought.every((word) => said.includes(word))
  })
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
