import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { focusContent } from '../../ui/focus-content.ts'

/** Does for a change of screen what browsers do for a new page: the focus goes to its content, its title is said. */
export function RouteAnnouncer() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  // The Train control takes it by itself.
  const isForTraining = useLocation({ select: ({ state }) => state.toTrain === true })
  const shown = useRef(path)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    if (!isForTraining) focusContent()
  }, [path, isForTraining])

  useEffect(() => {
    const observer = new MutationObserver(() => setTitle(document.title))
    observer.observe(document.head, { subtree: true, childList: true, characterData: true })
    return () => observer.disconnect()
  }, [])

  return (
    <div role="status" className="visually-hidden">
      {title}
    </div>
  )
}
