import type { KnowledgeEntry } from '@parleykit/contract/knowledge/knowledge'
import { knowledgePageSize } from '@parleykit/contract/knowledge/limits'
import { useDeferredValue, useState } from 'react'
import { findEntries } from './find-entries.ts'

const knowledgeSearchFrom = 10

/** The visible page of the entries that match the search. */
export function useEntryPages(entries: readonly KnowledgeEntry[]) {
  const [words, setWords] = useState('')
  const [asked, setPage] = useState(1)
  const sought = useDeferredValue(words)
  const found = findEntries(entries, sought)
  // The last entry on the last page may be gone.
  const page = Math.min(asked, Math.max(1, Math.ceil(found.length / knowledgePageSize)))
  return {
    words,
    search(next: string) {
      setWords(next)
      setPage(1)
    },
    isSearched: sought.trim() !== '',
    canSearch: words !== '' || entries.length >= knowledgeSearchFrom,
    found: found.length,
    page,
    setPage,
    shown: found.slice((page - 1) * knowledgePageSize, page * knowledgePageSize),
  }
}
