import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Somebody comes to train the agent. */
    toTrain?: boolean
  }
}

/**
 * Keeps the focus at the Train control: who came to train has it there on arrival, and what replaces the button has it
 * after the button. The control is the element that stays while what is in it changes.
 */
export function useTrainFocus() {
  const control = useRef<HTMLDivElement>(null)
  const isWanted = useLocation({ select: ({ state }) => state.toTrain === true })
  useEffect(() => {
    // Who has gone on meanwhile keeps what they have.
    if (!isWanted || document.activeElement !== document.body) return
    const place = control.current?.querySelector('button') ?? control.current
    place?.focus()
    place?.scrollIntoView({ block: 'nearest' })
  }, [isWanted])
  return { control, keepFocus: () => control.current?.focus() }
}
