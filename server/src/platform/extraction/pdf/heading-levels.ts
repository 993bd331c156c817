import type { Line } from './fragment.ts'

const MIN_RATIO = 1.15
const MAX_LENGTH = 200

/**
 * A line's heading level by its font size: text larger than the body's (the size that most characters have) is a
 * heading, the largest of level 1, down to 4. 0 for all other lines.
 */
export function headingLevels(lines: Line[]): (line: Line) => number {
  const bodySize = mostUsedSize(lines)
  const isLarge = (line: Line) =>
    rounded(line.size) >= MIN_RATIO * bodySize &&
    line.text.length <= MAX_LENGTH &&
    /\p{L}{2}/u.test(line.text)
  const sizes = [...new Set(lines.filter(isLarge).map(({ size }) => rounded(size)))].sort((a, b) => b - a)
  return (line) => (isLarge(line) ? Math.min(sizes.indexOf(rounded(line.size)) + 1, 4) : 0)
}

function mostUsedSize(lines: Line[]): number {
  const characters = new Map<number, number>()
  for (const { size, text } of lines) {
    characters.set(rounded(size), (characters.get(rounded(size)) ?? 0) + text.length)
  }
  return [...characters].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0])[0]
}

/** To half points: the same size is written slightly differently here and there. */
function rounded(size: number): number {
  return Math.round(size * 2) / 2
}
