import { useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/** A delayed copy of a value for heavy rendering: it updates after the value's own change is painted. */
export function useAfterPaint<Value extends string | boolean>(value: Value, first: Value = value): Value {
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
