import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const scrollButtonThresholdPx = 50
const scrollButtonDebounceMs = 50

export interface ScrollFollow {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly content: RefObject<HTMLDivElement | null>
  /** Whether the reader is far enough from the end to be offered the scroll button. */
  readonly away: boolean
  /** Follows new text until the reader scrolls up. */
  follow(): void
  toBottom(): void
}

/** Keeps the end of a growing list in view while the reader is at the end. Off if `active` is false. */
export function useScrollFollow(active: boolean): ScrollFollow {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const following = useRef(true)
  const [away, setAway] = useState(false)

  useLayoutEffect(() => {
    const list = scroller.current
    if (!active || list === null) return
    following.current = true
    jumpToEnd(list)
  }, [active])

  useEffect(() => {
    const list = scroller.current
    if (!active || list === null || content.current === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const updateSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setAway(distanceToEnd(list) > scrollButtonThresholdPx), scrollButtonDebounceMs)
    }
    let lastTop = list.scrollTop
    const onScroll = () => {
      // Only scrolling up leaves the end: text may have arrived between a jump to the end and this event.
      if (distanceToEnd(list) <= scrollButtonThresholdPx) following.current = true
      else if (list.scrollTop < lastTop) following.current = false
      lastTop = list.scrollTop
      updateSoon()
    }
    const observer = new ResizeObserver(() => {
      if (following.current) jumpToEnd(list)
      updateSoon()
    })
    observer.observe(list)
    observer.observe(content.current)
    list.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      list.removeEventListener('scroll', onScroll)
      setAway(false)
    }
  }, [active])

  return {
    scroller,
    content,
    away,
    follow() {
      following.current = true
      if (active && scroller.current) jumpToEnd(scroller.current)
    },
    toBottom() {
      following.current = true
      const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      scroller.current?.scrollTo({
        top: scroller.current.scrollHeight,
        behavior: calm ? 'instant' : 'smooth',
      })
    },
  }
}

function distanceToEnd(list: HTMLElement): number {
  return list.scrollHeight - list.scrollTop - list.clientHeight
}

function jumpToEnd(list: HTMLElement): void {
  list.scrollTo({ top: list.scrollHeight, behavior: 'instant' })
}
