import { useState } from 'react'
import { z } from 'zod'

/** The inputs for the gaps of each draft, by the draft's name. */
const keptDrafts = z.record(z.string(), z.array(z.string()))
type KeptDrafts = z.infer<typeof keptDrafts>

/** An agent's partly completed drafts. They survive a reload of the tab; the server doesn't store them. */
export function useKeptDrafts(agentId: number) {
  const key = `parleykit.template-drafts.${agentId}`
  const [drafts, setDrafts] = useState(() => readDrafts(key))

  function keep(name: string, values: readonly string[]) {
    const next = { ...drafts, [name]: [...values] }
    setDrafts(next)
    try {
      sessionStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Storage is blocked or full: they last until the tab is reloaded.
    }
  }
  return { drafts, keep }
}

function readDrafts(key: string): KeptDrafts {
  try {
    return keptDrafts.catch({}).parse(JSON.parse(sessionStorage.getItem(key) ?? '{}'))
  } catch {
    return {}
  }
}
