import { useEffect, useRef, useState } from 'react'

/**
 * Focuses a conversation's row, or the list's heading if there is none, as soon as it is visible: on small screens the
 * list reappears only after the viewer has closed.
 *
 * @param isListLeft Whether a chosen conversation is still shown.
 */
export function useRowFocus(isListLeft: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const wanted = useRef<{ id: number | null } | null>(null)
  const [, render] = useState({})

  useEffect(() => {
    if (!wanted.current || isListLeft) return
    const { id } = wanted.current
    const row = place.current?.querySelector<HTMLElement>(`[data-conversation="${id}"]`)
    const target = row ?? place.current?.querySelector<HTMLElement>('.conversations-heading')
    if (!target?.checkVisibility()) return
    wanted.current = null
    // A dialog that closes with the viewer returns its focus in a separate task, which must come first.
    setTimeout(() => target.focus())
  })

  return {
    place,
    focusRow: (id: number | null) => {
      wanted.current = { id }
      render({})
    },
  }
}
