import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus back to the input when a turn is over, unless the visitor has gone elsewhere meanwhile. On touch
 * screens it stays away: it would bring up the keyboard over the answer.
 */
export function useFocusAfterTurn(input: RefObject<HTMLElement | null>, busy: boolean): void {
  const wasBusy = useRef(false)
  useEffect(() => {
    const turnIsOver = wasBusy.current && !busy
    wasBusy.current = busy
    if (!turnIsOver || !document.hasFocus()) return
    const focusIsFree = document.activeElement === null || document.activeElement === document.body
    const touch = window.matchMedia('(hover: none)').matches
    if (focusIsFree && !touch) input.current?.focus({ preventScroll: true })
  }, [input, busy])
}
