import { type RefObject, useLayoutEffect } from 'react'

const chatInputMaxHeightPx = 150

/** Makes the input as high as its text, up to the limit; beyond it the text scrolls. */
export function useAutoGrow(input: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const area = input.current
    if (area === null) return
    area.style.height = 'auto'
    area.style.overflowY = 'hidden'
    // An empty input must not grow with a long placeholder, and clearing it after sending must not wait for a
    // measurement.
    if (text === '') return
    const height = area.scrollHeight
    area.style.height = `${Math.min(height, chatInputMaxHeightPx)}px`
    if (height > chatInputMaxHeightPx) area.style.overflowY = 'auto'
  }, [input, text])
}
