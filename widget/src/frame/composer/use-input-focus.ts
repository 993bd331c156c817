import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses the input after a turn or when a new chat begins, unless the visitor has moved the focus elsewhere. Skips
 * touch screens, where the keyboard would cover the answer.
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
