import type { TextMatch } from './find-in-text.ts'

/** A part of a text that looks alike from its first letter to its last. */
export interface TextPiece {
  readonly from: number
  readonly text: string
  readonly isWeak: boolean
  /** Number of the match that it belongs to; undefined outside of all. */
  readonly match: number | undefined
}

/** Cuts a text where matches and weak words begin and end. Both come in the order of the text. */
export function cutIntoPieces(
  text: string,
  {
    matches,
    weakWords,
  }: { readonly matches: readonly TextMatch[]; readonly weakWords: readonly TextMatch[] },
): TextPiece[] {
  const edges = new Set([0, text.length, ...[...matches, ...weakWords].flatMap(({ from, to }) => [from, to])])
  const cuts = [...edges].sort((one, other) => one - other)
  const matchAt = numberAt(matches)
  const weakAt = numberAt(weakWords)
  return cuts.slice(0, -1).map((from, at) => ({
    from,
    text: text.slice(from, cuts[at + 1]),
    isWeak: weakAt(from) !== undefined,
    match: matchAt(from),
  }))
}

/** Tells which range a position is in, for positions in ascending order. */
function numberAt(ranges: readonly TextMatch[]): (position: number) => number | undefined {
  let number = 0
  return (position) => {
    while ((ranges[number]?.to ?? Number.POSITIVE_INFINITY) <= position) number++
    const range = ranges[number]
    return range && range.from <= position ? number : undefined
  }
}
