import { useEffect, useRef } from 'react'

/** Who is so close to the end, in pixels, sees what comes next. */
const nearEnd = 50

/** Keeps what scrolls at its end when a message comes, for who reads there; anybody else stays where they read. */
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
