/** Left, bottom, right and top, in points from the lower left corner of the page. */
export type Rectangle = readonly [number, number, number, number]

/** Words on a page; `y` is their baseline, upwards. */
export interface Word {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
}

/** How far a label is from its field, in points. */
const leftMax = 160
const aboveMax = 16
const rightMax = 24
/** Words with a larger gap between them, in their sizes, aren't one label. */
const gapMax = 1.6

type Others = readonly Rectangle[]

/** The words that end before a field on its line, if no other field is between. */
export function labelLeft(field: Rectangle, words: readonly Word[], others: Others): string | undefined {
  const [left] = field
  const before = onLineOf(field, words).filter(({ x, width }) => x + width <= left + 3)
  const run: Word[] = []
  for (const word of before.sort((one, other) => other.x - one.x)) {
    const next = run[0]?.x ?? left
    const gap = next - (word.x + word.width)
    const room = run.length === 0 ? leftMax : gapMax * word.size
    if (gap > room || isFieldBetween(field, others, word.x + word.width, next)) break
    run.unshift(word)
  }
  return textOf(run)
}

/** The words that begin after a field on its line, as those of a box to tick. */
export function labelRight(field: Rectangle, words: readonly Word[], others: Others): string | undefined {
  const right = field[2]
  const after = onLineOf(field, words).filter(({ x }) => x >= right - 3)
  const run: Word[] = []
  for (const word of after.sort((one, other) => one.x - other.x)) {
    const last = run.at(-1)
    const end = last ? last.x + last.width : right
    const room = last ? gapMax * word.size : rightMax
    if (word.x - end > room || isFieldBetween(field, others, end, word.x)) break
    run.push(word)
  }
  return textOf(run)
}

/** The words of the line right above a field, from its left edge on. */
export function labelAbove(field: Rectangle, words: readonly Word[], others: Others): string | undefined {
  const [left, , right, top] = field
  const above = words.filter(({ x, y }) => y >= top - 2 && y <= top + aboveMax && x >= left - 6 && x < right)
  const lowest = Math.min(...above.map(({ y }) => y))
  const line = above.filter(({ y }) => y - lowest < 3).sort((one, other) => one.x - other.x)
  const run: Word[] = []
  for (const word of line) {
    const last = run.at(-1)
    if (last && word.x - (last.x + last.width) > gapMax * word.size) break
    run.push(word)
  }
  // The words belong to a field that they are beside.
  const [first] = run
  const isBeside = first && others.some(([, bottom, , height]) => first.y > bottom - 2 && first.y < height)
  return isBeside ? undefined : textOf(run)
}

function onLineOf([, bottom, , top]: Rectangle, words: readonly Word[]): Word[] {
  return words.filter(({ y, size }) => y > bottom - size / 2 && y + size / 3 < top + size / 2)
}

function isFieldBetween([, bottom, , top]: Rectangle, others: Others, from: number, to: number): boolean {
  return others.some(([x, low, , high]) => low < top && high > bottom && x >= from - 1 && x < to - 1)
}

function textOf(words: readonly Word[]): string | undefined {
  const text = words
    .map((word, at) => {
      const next = words[at + 1]
      return next && next.x - (word.x + word.width) > word.size * 0.15 ? `${word.text} ` : word.text
    })
    .join('')
  const label = text
    .replace(/\s+/g, ' ')
    .replace(/(?<![\s:._])[\s:._]+$/, '')
    .trim()
  return label === '' ? undefined : label
}
