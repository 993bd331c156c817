import { useEffect } from 'react'
import { postToHost } from './post-to-host.ts'

/** Asks the page around an embedded frame to close the chat, because it doesn't receive keys pressed in the frame. */
export function useCloseOnEscape(embedded: boolean): void {
  useEffect(() => {
    if (!embedded || window.parent === window) return
    const onKey = ({ key, defaultPrevented, isComposing }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || isComposing) return
      postToHost({ type: 'kit-embed-close' })
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [embedded])
}
