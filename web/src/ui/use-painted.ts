import { useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/** A value that what is heavy to draw goes by: it follows once the change of the value itself has been painted. */
export function usePainted<Value extends string | boolean>(value: Value, first: Value = value): Value {
  const [painted, setPainted] = useState(first)
  useEffect(() => {
    let isLatest = true
    afterPaint(() => isLatest && setPainted(value))
    return () => {
      isLatest = false
    }
  }, [value])
  return painted
}
