import type { Fragment, Segment } from './fragment.ts'

/** As shares of the font size: the gap that is a space, and the gap that ends a segment. */
const SPACE = 0.2
const WIDE_GAP = 1.1

/** Joins consecutive fragments on a baseline. */
export function joinFragments(fragments: readonly Fragment[]): Segment[] {
  const segments: Segment[] = []
  let run: Fragment[] = []
  for (const fragment of fragments) {
    const last = run.at(-1)
    if (last !== undefined && !continues(last, fragment)) {
      segments.push(toSegment(run))
      run = []
    }
    run.push(fragment)
  }
  if (run.length > 0) segments.push(toSegment(run))
  return segments
}

function continues(last: Fragment, next: Fragment): boolean {
  const size = Math.max(last.size, next.size)
  if (Math.abs(last.y - next.y) > 0.45 * size) return false
  const gap = gapBetween(last, next)
  return gap < WIDE_GAP * size && gap > -0.6 * size
}

/** Between two fragments in the writing order of their script. */
function gapBetween(last: Fragment, next: Fragment): number {
  const leftward = last.x - (next.x + next.width)
  const rightward = next.x - (last.x + last.width)
  return last.isRightToLeft && next.isRightToLeft ? Math.max(leftward, rightward) : rightward
}

function toSegment(run: Fragment[]): Segment {
  const widest = run.reduce((a, b) => (b.text.length > a.text.length ? b : a))
  return {
    text: runText(run),
    left: Math.min(...run.map((fragment) => fragment.x)),
    right: Math.max(...run.map((fragment) => fragment.x + fragment.width)),
    y: widest.y,
    size: widest.size,
    font: widest.font,
    isOneFont: run.every(({ font }) => font === widest.font),
  }
}

function runText(run: Fragment[]): string {
  const isReversed = isMostlyRightToLeft(run)
  const ordered = isReversed ? fromRightToLeft(run) : run
  let text = ''
  ordered.forEach((fragment, at) => {
    const last = ordered[at - 1]
    const isApart =
      last !== undefined && (isSpaceBetween(last, fragment) || (!isReversed && fragment.followsSpace))
    text += (isApart ? ' ' : '') + fragment.text
  })
  return text.replace(/\s+/g, ' ').trim()
}

function isSpaceBetween(last: Fragment, next: Fragment): boolean {
  const gap = Math.max(next.x - (last.x + last.width), last.x - (next.x + next.width))
  return gap > SPACE * Math.max(last.size, next.size)
}

const mirrored: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
  '<': '>',
  '>': '<',
}

function isMostlyRightToLeft(run: Fragment[]): boolean {
  const letters = run.reduce(
    (sum, { text, isRightToLeft }) => sum + (isRightToLeft ? text.length : -text.length),
    0,
  )
  return letters > 0
}

/** Orders words from right to left, keeps the order within left-to-right runs, and mirrors brackets. */
function fromRightToLeft(run: Fragment[]): Fragment[] {
  const ordered: Fragment[] = []
  let stretch: Fragment[] = []
  for (const fragment of run.toSorted((a, b) => b.x - a.x)) {
    if (!fragment.isRightToLeft && /[\p{L}\p{N}]/u.test(fragment.text)) stretch.unshift(fragment)
    else {
      ordered.push(...stretch, fragment.isRightToLeft ? fragment : mirror(fragment))
      stretch = []
    }
  }
  return [...ordered, ...stretch]
}

function mirror(fragment: Fragment): Fragment {
  const text = [...fragment.text].map((character) => mirrored[character] ?? character).reverse()
  return { ...fragment, text: text.join('') }
}
