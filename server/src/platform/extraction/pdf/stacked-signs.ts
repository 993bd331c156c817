import type { PlacedFragment } from './fragment.ts'
import { asSign } from './upright-in-column.ts'

const SIGN =
  /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\u2014\u2015\u2025\u2026\uFE10-\uFE19\uFE30-\uFE4F\uFF01-\uFF60]$/u
/** Signs that may be moved from their cell's lower left corner to the upper right one. */
const MARK = /^[、。，．]$/u
const MIN_STACK = 4
/**
 * As shares of the font size: maximum offset across the column between two signs; minimum and maximum offset down it.
 */
/** Lines of a table are further apart than the letters of a column. */
const LETTER_REACH = { across: 1 / 3, least: 0.8, most: 1.12 }
const MARK_REACH = { across: 0.8, least: 0.2, most: 2 }

/**
 * Handles vertical writing as browsers print it, with signs of a horizontal font placed below each other. Rotates the
 * signs as if their font were vertical, if a page mostly consists of such columns.
 * @param placed in file order
 */
export function turnStacked(placed: readonly PlacedFragment[]): readonly PlacedFragment[] {
  const stacks = gatherStacks(placed)
  const stacked = stacks.filter(({ length }) => length >= MIN_STACK).flat()
  const others = placed.filter(({ fragment }) => !fragment.isVertical)
  if (2 * signs(stacked) <= signs(others)) return placed
  const turned: PlacedFragment[] = []
  let wasStack = false
  for (const stack of stacks) {
    const [first, last] = [stack[0], stack.at(-1)]
    if (!first || !last) continue
    const isStack = isSign(first)
    const text = stack.map(({ fragment }) => fragment.text).join('')
    // A blank or line end that pdf.js reports after a sign is only the step to the next one.
    turned.push(isStack ? turnStack(first, last, text) : wasStack ? withoutSpace(first) : first)
    wasStack = isStack
  }
  return turned
}

/** Signs below each other are grouped; everything else stays single. */
function gatherStacks(placed: readonly PlacedFragment[]): PlacedFragment[][] {
  const stacks: PlacedFragment[][] = []
  for (const each of placed) {
    const stack = stacks.at(-1)
    const last = stack?.at(-1)
    if (stack && last && isBelow(last, each)) stack.push(each)
    else stacks.push([each])
  }
  return stacks
}

function isBelow(last: PlacedFragment, next: PlacedFragment): boolean {
  if (!isSign(last) || !isSign(next) || last.quarters !== next.quarters) return false
  const [above, below] = [last.fragment, next.fragment]
  const size = Math.max(above.size, below.size)
  const reach = MARK.test(above.text) || MARK.test(below.text) ? MARK_REACH : LETTER_REACH
  const down = (below.y - above.y) / size
  return Math.abs(below.x - above.x) < reach.across * size && down > reach.least && down < reach.most
}

function isSign({ fragment }: PlacedFragment): boolean {
  return !fragment.isVertical && SIGN.test(fragment.text)
}

/** As one run of text, ignoring a mark's position in its cell and wide spacing. */
function turnStack(first: PlacedFragment, last: PlacedFragment, text: string): PlacedFragment {
  const { fragment, quarters } = asSign(first)
  const width = last.fragment.y - first.fragment.y + fragment.size
  return { quarters, fragment: { ...fragment, text, width, followsSpace: false } }
}

function withoutSpace({ fragment, quarters }: PlacedFragment): PlacedFragment {
  return { quarters, fragment: { ...fragment, followsSpace: false } }
}

function signs(placed: readonly PlacedFragment[]): number {
  return placed.reduce((sum, { fragment }) => sum + fragment.text.length, 0)
}
