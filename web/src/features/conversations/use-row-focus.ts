import { useEffect, useRef, useState } from 'react'

/**
 * Gives the focus to a conversation's row, or to the list's heading when there is none, as soon as it is visible: on
 * small screens the list comes back only after the viewer has gone.
 *
 * @param isListLeft Whether a chosen conversation is shown still.
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
    // A dialog that goes with the viewer gives its focus back in a task of its own, which must come first.
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
