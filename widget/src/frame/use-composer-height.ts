import { type RefObject, useLayoutEffect } from 'react'

/** Sets `--composer-height`, the height of the input bar at the bottom of the frame. */
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
