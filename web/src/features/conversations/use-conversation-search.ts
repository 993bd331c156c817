import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type ConversationSearchForm, fromUrlSearch } from './search.ts'

const route = getRouteApi('/dashboard/agents/$id')

/**
 * The owner's search, stored in the URL. Typed text appears in its field at once, and in the URL after a pause in
 * typing.
 *
 * @param narrow Stores a search in the URL.
 */
export function useConversationSearch(narrow: (search: ConversationSearchForm) => void) {
  const search = fromUrlSearch(route.useSearch())
  const [typed, setTyped] = useState(search.q)
  const [written, setWritten] = useState(search.q)
  const [seen, setSeen] = useState(search.q)
  // Changed by something other than this field: a link, Back, or "Clear filters".
  if (search.q !== seen) {
    setSeen(search.q)
    if (search.q !== written) setTyped(search.q)
  }
  const settled = useDebounced(typed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: written once for each time that typing has ended
  useEffect(() => {
    if (settled === search.q || settled !== typed) return
    setWritten(settled)
    narrow({ ...search, q: settled })
  }, [settled])
  return { search, typed, type: setTyped }
}

const searchDebounceMs = 300

/** A value that follows the given one after it has stayed the same for a moment. */
function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), searchDebounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
