import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus to the input when a turn is over or a new chat begins, unless the visitor has gone elsewhere. On
 * touch screens it stays away: it would bring up the keyboard over the answer.
 */
export function useInputFocus(input: RefObject<HTMLElement | null>, busy: boolean, started: boolean): void {
  const before = useRef({ busy, started })
  useEffect(() => {
    const turnIsOver = before.current.busy && !busy
    const chatIsNew = before.current.started && !started
    before.current = { busy, started }
    if (!(turnIsOver || chatIsNew) || !document.hasFocus()) return
    const focusIsFree = document.activeElement === null || document.activeElement === document.body
    const touch = window.matchMedia('(hover: none)').matches
    if (focusIsFree && !touch) input.current?.focus({ preventScroll: true })
  }, [input, busy, started])
}
