import { type RefObject, useEffect } from 'react'
import { tellPage } from './tell-page.ts'

/** Tells the page around an embedded frame how high the whole conversation is, whenever that changes. */
export function useEmbedHeight(
  embedded: boolean,
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  composer: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const parts = [scroller.current, content.current, composer.current]
    if (!embedded || window.parent === window) return
    let posted = -1
    const observer = new ResizeObserver(() => {
      const height = (scroller.current?.scrollHeight ?? 0) + (composer.current?.offsetHeight ?? 0)
      if (height === posted) return
      posted = height
      tellPage({ type: 'kit-embed-height', height })
    })
    for (const part of parts) if (part !== null) observer.observe(part)
    return () => observer.disconnect()
  }, [embedded, scroller, content, composer])
}
