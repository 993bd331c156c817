import { useEffect, useState } from 'react'

/**
 * Whether the conversation replaces the landing view. One that begins with a press is drawn after the
 * press is painted; a restored one is shown at once.
 */
export function useStarted(hasMessages: boolean, restoring: boolean): boolean {
  const isWanted = hasMessages || restoring
  const [isPainted, setPainted] = useState(isWanted)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // Animation frame callbacks run before the paint; a timeout set there runs after it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(isWanted))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isWanted])
  return hasMessages && isPainted
}
