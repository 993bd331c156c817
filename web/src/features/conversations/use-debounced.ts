import { useEffect, useState } from 'react'

const searchDebounceMs = 300

/** A value that follows the given one after it has stayed the same for a moment. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), searchDebounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
