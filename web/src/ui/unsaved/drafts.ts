import { createContext, useContext, useLayoutEffect, useState } from 'react'

const DraftsContext = createContext<(change: 1 | -1) => void>(() => {})

/** Surrounds forms whose text must not be lost: `<Drafts value={report}>`. */
export const Drafts = DraftsContext.Provider

/** For containers of forms: whether any form has unsaved text. */
export function useDrafts() {
  const [count, setCount] = useState(0)
  const [report] = useState(() => (change: 1 | -1) => setCount((before) => before + change))
  return { hasDraft: count > 0, report }
}

/** For a form: reports that it has unsaved text while that is so. */
export function useDraft(isUnsaved: boolean) {
  const report = useContext(DraftsContext)
  // A layout effect, so that it is set before the next key: Escape right after a word must already ask.
  useLayoutEffect(() => {
    if (!isUnsaved) return
    report(1)
    return () => report(-1)
  }, [isUnsaved, report])
}
