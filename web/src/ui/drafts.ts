import { createContext, useContext, useLayoutEffect, useState } from 'react'

const DraftsContext = createContext<(change: 1 | -1) => void>(() => {})

/** Surrounds forms whose text must not be lost: `<Drafts value={report}>`. */
export const Drafts = DraftsContext.Provider

/** For what surrounds forms: whether any of them holds text that isn't saved. */
export function useDrafts() {
  const [count, setCount] = useState(0)
  const [report] = useState(() => (change: 1 | -1) => setCount((before) => before + change))
  return { hasDraft: count > 0, report }
}

/** For a form: says that it holds text that isn't saved, for as long as it does. */
export function useDraft(isUnsaved: boolean) {
  const report = useContext(DraftsContext)
  // Known before the next key: Escape right after a word must ask already.
  useLayoutEffect(() => {
    if (!isUnsaved) return
    report(1)
    return () => report(-1)
  }, [isUnsaved, report])
}
