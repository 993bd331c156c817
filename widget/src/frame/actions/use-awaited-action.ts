import type { ActionEvent } from '@parleykit/contract/actions/action-runs'
import { useEffect, useRef } from 'react'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import { getAction } from './action-api.ts'

/** How long to wait before asking again, in milliseconds: more often at first. */
const pauses = { atFirst: 3000, later: 15_000, firstCount: 40 } as const

interface Awaited {
  readonly action: ActionEvent
  readonly publicId: string
  readonly identity: VisitorIdentity
  readonly onChange: (action: ActionEvent) => void
}

/** Asks for the outcome of an action that waits for a person or is running, while the page is visible. */
export function useAwaitedAction({ action: { id, state }, publicId, identity, onChange }: Awaited): void {
  const change = useRef(onChange)
  change.current = onChange
  useEffect(() => {
    if (state !== 'waiting' && state !== 'running') return
    let timer: ReturnType<typeof setTimeout> | undefined
    let count = 0
    let isOver = false
    async function look() {
      clearTimeout(timer)
      if (document.hidden) return
      const now = await getAction({ publicId, identity }, id)
      if (isOver) return
      if (now && now.state !== state) return change.current(now)
      count++
      timer = setTimeout(look, count < pauses.firstCount ? pauses.atFirst : pauses.later)
    }
    const onVisibility = () => void look()
    timer = setTimeout(look, pauses.atFirst)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [id, state, publicId, identity])
}
