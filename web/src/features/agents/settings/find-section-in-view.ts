interface Place {
  readonly id: string
  /** The top of its heading, in pixels from the window's top. */
  readonly top: number
}

interface Window {
  /** Where the reading area begins, below the sticky elements, in pixels. */
  readonly from: number
  readonly height: number
  readonly scrolled: number
  /** How far the page can be scrolled, in pixels. */
  readonly scrollable: number
}

/**
 * The section in view: the last one whose heading is above a line. The line moves from the window's top to its bottom
 * over the last window height of the page, so that short sections at the end can be in view too.
 */
export function findSectionInView(places: readonly Place[], window: Window): string | undefined {
  const { from, height, scrolled, scrollable } = window
  const span = Math.min(height, scrollable)
  const share = span <= 0 ? 0 : Math.max(0, 1 - (scrollable - scrolled) / span)
  const line = from + share * (height - from)
  return (places.findLast(({ top }) => top <= line) ?? places[0])?.id
}
