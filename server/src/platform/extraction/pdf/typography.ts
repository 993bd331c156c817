import type { TextLine } from './fragment.ts'

/** The typography of a document's running text. */
export interface Typography {
  /** Font size of the running text, in points, to half a point. */
  bodySize: number
  bodyFont: string
  /** Line spacing of running text, as a share of the font size. */
  leading: number
}

/** The typography of most characters in the document's prose. */
export function measureTypography(lines: TextLine[]): Typography {
  const single = lines.filter(({ segments }) => segments.length === 1)
  const prose = single.length > 0 ? single : lines
  const bodySize = mostCommon(prose.map(({ size, text }) => [halfPoints(size), text.length])) ?? 0
  const body = prose.filter(({ size }) => halfPoints(size) === bodySize)
  const gaps = body.flatMap((line, at): [number, number][] => {
    const next = body[at + 1]
    const gap = next === undefined ? 0 : (next.y - line.y) / line.size
    return gap > 0.8 && gap < 4 && reachesEdge(line) ? [[Math.round(gap * 20) / 20, 1]] : []
  })
  return {
    bodySize,
    bodyFont: mostCommon(body.map(({ font, text }) => [font, text.length])) ?? '',
    leading: mostCommon(gaps) ?? 1.2,
  }
}

/** Rounds to half points: the same size varies slightly within a file. */
export function halfPoints(size: number): number {
  return Math.round(size * 2) / 2
}

/** Whether a line is full, so that the next one continues it. */
export function reachesEdge(line: TextLine): boolean {
  return line.right > line.columnRight - 0.15 * (line.columnRight - line.left)
}

function mostCommon<T>(weighted: [T, number][]): T | undefined {
  const weights = new Map<T, number>()
  let best: T | undefined
  for (const [value, weight] of weighted) {
    weights.set(value, (weights.get(value) ?? 0) + weight)
    if (best === undefined || (weights.get(value) ?? 0) > (weights.get(best) ?? 0)) best = value
  }
  return best
}
