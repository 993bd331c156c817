import { type RefObject, useLayoutEffect } from 'react'

/** Tells the style sheet how much room the input bar takes at the bottom of the frame (`--composer-height`). */
export function useComposerHeight(
  frame: RefObject<HTMLElement | null>,
  composer: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const bar = composer.current
    if (bar === null) return
    const apply = () => frame.current?.style.setProperty('--composer-height', `${bar.offsetHeight}px`)
    apply()
    const observer = new ResizeObserver(apply)
    observer.observe(bar)
    return () => observer.disconnect()
  }, [frame, composer])
}
