import type { PlacedFragment } from './fragment.ts'

/** As shares of the font size: the distance of the baseline from a sign's top, and the space of a sign. */
const BASELINE = 0.85
const WIDEST = 1.5
const OFF_MIDDLE = 0.3
const GAP = 0.6

/**
 * Rotates text that is upright in a column of vertical writing, such as the digits of a date, like the signs around it.
 * Other horizontal text stays.
 * @param placed in file order
 */
export function turnUpright(placed: readonly PlacedFragment[]): PlacedFragment[] {
  const turned: PlacedFragment[] = []
  for (const [at, each] of placed.entries()) {
    const sign = isNarrow(each) ? asSign(each) : undefined
    const isIn = sign && (isBehind(turned[at - 1], sign) || isBehind(sign, placed[at + 1]))
    turned.push(isIn ? sign : each)
  }
  return turned
}

function isNarrow({ fragment }: PlacedFragment): boolean {
  return !fragment.isVertical && fragment.width <= WIDEST * fragment.size
}

/** Upright text as a sign of a column. */
export function asSign({ fragment, quarters }: PlacedFragment): PlacedFragment {
  const { x, y, width, size } = fragment
  const place = { x: y - BASELINE * size, y: -(x + width / 2), width: size, isVertical: true }
  return { fragment: { ...fragment, ...place }, quarters: (quarters + 3) % 4 }
}

function isBehind(first: PlacedFragment | undefined, second: PlacedFragment | undefined): boolean {
  if (!first || !second || first.quarters !== second.quarters) return false
  const [above, below] = [first.fragment, second.fragment]
  if (!above.isVertical || !below.isVertical) return false
  const size = Math.max(above.size, below.size)
  return (
    Math.abs(above.y - below.y) < OFF_MIDDLE * size && Math.abs(below.x - above.x - above.width) < GAP * size
  )
}
