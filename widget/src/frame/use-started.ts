import { useEffect, useState } from 'react'

/**
 * Whether the conversation is shown in place of the landing view. One that begins with a press is drawn once the press has
 * been painted (decision 0107); one that comes back is there at once.
 */
export function useStarted(hasMessages: boolean, restoring: boolean): boolean {
  const isWanted = hasMessages || restoring
  const [isPainted, setPainted] = useState(isWanted)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // A frame's callbacks run before it is painted, what they put off after it.
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
