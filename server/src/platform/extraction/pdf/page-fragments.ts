import type { PDFPageProxy } from 'unpdf/pdfjs'
import { type Fragment, MONOSPACED } from './fragment.ts'

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>

/** Neither blanks nor what a font gives characters that mean nothing. */
const VISIBLE = /[^\s\p{Cc}]/u

/** A page's fragments in the order of the file, apart for each direction (in quarter turns) that text runs in. */
export function pageFragments({ items, styles }: TextContent): Fragment[][] {
  const byDirection = new Map<number, Fragment[]>()
  let followsSpace = false
  for (const item of items) {
    if (!('str' in item)) continue
    if (!VISIBLE.test(item.str)) {
      followsSpace ||= item.str !== '' || item.hasEOL
      continue
    }
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = item.transform as number[]
    const quarters = (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4
    const [cos, sin] = turns[quarters] ?? [1, 0]
    const fragment: Fragment = {
      text: item.str,
      x: e * cos + f * sin,
      y: e * sin - f * cos,
      width: item.width,
      size: Math.hypot(c, d) || Math.hypot(a, b),
      font: styles[item.fontName]?.fontFamily === 'monospace' ? MONOSPACED : item.fontName,
      isRightToLeft: item.dir === 'rtl',
      followsSpace,
    }
    followsSpace = item.hasEOL
    const fragments = byDirection.get(quarters) ?? []
    byDirection.set(quarters, fragments)
    if (!fragments.slice(-8).some((earlier) => isOverprint(earlier, fragment))) fragments.push(fragment)
  }
  return [...byDirection.values()]
}

/** Cosine and sine of 0, 90, 180 and 270 degrees. */
const turns: [number, number][] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]

/** The same words printed twice with a slight shift, as some programs do for bold type. */
function isOverprint(earlier: Fragment, later: Fragment): boolean {
  const reach = later.size * 0.15
  return (
    earlier.text === later.text &&
    Math.abs(earlier.x - later.x) < reach &&
    Math.abs(earlier.y - later.y) < reach
  )
}
