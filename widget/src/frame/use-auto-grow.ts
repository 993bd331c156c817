import { chatInputMaxHeightPx } from '@parleykit/contract/limits'
import { type RefObject, useLayoutEffect } from 'react'

/** Makes the input as high as its text, up to the limit; beyond it the text scrolls. */
export function useAutoGrow(input: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const area = input.current
    if (area === null) return
    area.style.height = 'auto'
    // An empty input must not grow with a long placeholder.
    if (text !== '') area.style.height = `${Math.min(area.scrollHeight, chatInputMaxHeightPx)}px`
    area.style.overflowY = area.scrollHeight > chatInputMaxHeightPx ? 'auto' : 'hidden'
  }, [input, text])
}
