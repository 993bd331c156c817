import type { PDFPageProxy } from 'unpdf/pdfjs'
import { type Fragment, MONOSPACED } from './fragment.ts'

export type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>

/** Neither blanks nor the characters that fonts assign to meaningless glyphs. */
const VISIBLE = /[^\s\p{Cc}]/u

/**
 * A page's fragments in file order, by text direction (in quarter turns). Vertical writing, whose columns follow each
 * other to the left, is treated as text rotated clockwise, like the Latin words in it.
 */
export function pageFragments({ items, styles }: TextContent): Map<number, Fragment[]> {
  const byDirection = new Map<number, Fragment[]>()
  let followsSpace = false
  for (const item of items) {
    if (!('str' in item)) continue
    if (!VISIBLE.test(item.str)) {
      followsSpace ||= item.str !== '' || item.hasEOL
      continue
    }
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = item.transform as number[]
    const style = styles[item.fontName]
    const isVertical = style?.vertical === true
    const quarters = (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + (isVertical ? 3 : 4)) % 4
    const [cos, sin] = turns[quarters] ?? [1, 0]
    const fragment: Fragment = {
      text: item.str,
      x: e * cos + f * sin,
      y: e * sin - f * cos,
      width: isVertical ? item.height : item.width,
      size: Math.hypot(c, d) || Math.hypot(a, b),
      font: style?.fontFamily === 'monospace' ? MONOSPACED : item.fontName,
      isRightToLeft: item.dir === 'rtl',
      followsSpace,
    }
    followsSpace = item.hasEOL
    const fragments = byDirection.get(quarters) ?? []
    byDirection.set(quarters, fragments)
    if (!fragments.slice(-8).some((earlier) => isOverprint(earlier, fragment))) fragments.push(fragment)
  }
  return byDirection
}

/** Cosine and sine of 0, 90, 180 and 270 degrees. */
const turns: [number, number][] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]

/** Detects words printed twice with a slight offset, as some programs do for bold type. */
function isOverprint(earlier: Fragment, later: Fragment): boolean {
  const reach = later.size * 0.15
  return (
    earlier.text === later.text &&
    Math.abs(earlier.x - later.x) < reach &&
    Math.abs(earlier.y - later.y) < reach
  )
}
