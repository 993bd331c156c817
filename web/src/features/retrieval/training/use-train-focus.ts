import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the user came to train the agent. */
    toTrain?: boolean
  }
}

/**
 * Keeps the focus in the Train control: on arrival if the user came to train, and after the pressed button is gone. The
 * control is the container that stays while its content changes.
 */
export function useTrainFocus() {
  const control = useRef<HTMLDivElement>(null)
  const isWanted = useLocation({ select: ({ state }) => state.toTrain === true })
  useEffect(() => {
    // Don't take the focus from a user who has moved on.
    if (!isWanted || document.activeElement !== document.body) return
    const place = control.current?.querySelector('button') ?? control.current
    place?.focus()
    place?.scrollIntoView({ block: 'nearest' })
  }, [isWanted])
  return { control, keepFocus: () => control.current?.focus() }
}
