import { useEffect, useRef } from 'react'

/** A reader this close to the end, in pixels, sees new messages at once. */
const nearEnd = 50

/** Keeps the container scrolled to its end for new messages if the reader is there; otherwise doesn't scroll. */
export function useFollowEnd(lastId: number | undefined) {
  const scroller = useRef<HTMLElement>(null)
  const isAtEnd = useRef(false)
  const seen = useRef(lastId)

  useEffect(() => {
    const { current } = scroller
    if (current && isAtEnd.current && seen.current !== undefined && seen.current !== lastId)
      current.scrollTop = current.scrollHeight
    seen.current = lastId
    if (current) isAtEnd.current = isNearEnd(current)
  }, [lastId])

  return {
    scroller,
    onScroll: () => {
      if (scroller.current) isAtEnd.current = isNearEnd(scroller.current)
    },
  }
}

function isNearEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight < nearEnd
}
