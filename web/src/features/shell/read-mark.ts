import { useState } from 'react'

const storageKey = 'parleykit.newest-read-activity'

/** The newest activity that was read in this browser, remembered where storage is allowed. */
export function useReadMark() {
  const [newestRead, setNewestRead] = useState(readStored)
  function markRead(id: number) {
    setNewestRead(id)
    try {
      localStorage.setItem(storageKey, String(id))
    } catch {
      // Storage is refused or full: the mark lasts until the page is left.
    }
  }
  return { newestRead, markRead }
}

function readStored(): number {
  try {
    return Number(localStorage.getItem(storageKey)) || 0
  } catch {
    return 0
  }
}
