import { type RefObject, useEffect } from 'react'
import { postToHost } from './post-to-host.ts'

/**
 * Tells the page around an embedded frame the height of the whole conversation on every change. The height doesn't
 * depend on the frame's own, so a page that follows it doesn't loop.
 */
export function useEmbedHeight(
  embedded: boolean,
  content: RefObject<HTMLElement | null>,
  composer: RefObject<HTMLElement | null> | null,
): void {
  useEffect(() => {
    const inside = content.current
    if (!embedded || window.parent === window || inside === null) return
    let posted = -1
    const sizes = new ResizeObserver(() => {
      const height = ownHeight(inside) + (composer?.current?.offsetHeight ?? 0)
      if (height === posted) return
      posted = height
      postToHost({ type: 'kit-embed-height', height })
    })
    // The content fills the frame, so only its children's sizes reveal changes.
    const observe = () => {
      sizes.disconnect()
      for (const part of [inside, ...inside.children, composer?.current]) if (part) sizes.observe(part)
    }
    const parts = new MutationObserver(observe)
    parts.observe(inside, { childList: true })
    observe()
    return () => {
      parts.disconnect()
      sizes.disconnect()
    }
  }, [embedded, content, composer])
}

/** The height if it didn't grow with its container. */
function ownHeight(content: HTMLElement): number {
  content.style.flexGrow = '0'
  const { height } = content.getBoundingClientRect()
  content.style.flexGrow = ''
  return Math.ceil(height)
}
