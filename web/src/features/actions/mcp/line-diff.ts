/** A line of a text, or of the text before it. */
export interface DiffLine {
  readonly kind: 'same' | 'gone' | 'new'
  readonly text: string
}

/** The lines of two texts, with the longest common subsequence as what is the same. For texts of some hundred lines. */
export function lineDiff(before: string, now: string): DiffLine[] {
  const [old, young] = [before.split('\n'), now.split('\n')]
  // How many lines are the same from each pair of places on.
  const common = Array.from({ length: old.length + 1 }, () => new Uint16Array(young.length + 1))
  const at = (row: number, column: number) => common[row]?.[column] ?? 0
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = young.length - 1; column >= 0; column--) {
      const counts = common[row]
      if (counts)
        counts[column] =
          old[row] === young[column]
            ? at(row + 1, column + 1) + 1
            : Math.max(at(row + 1, column), at(row, column + 1))
    }
  const lines: DiffLine[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < young.length) {
    const [gone, added] = [old[row], young[column]]
    if (gone !== undefined && gone === added) {
      lines.push({ kind: 'same', text: gone })
      row++
      column++
    } else if (gone !== undefined && (added === undefined || at(row + 1, column) >= at(row, column + 1))) {
      lines.push({ kind: 'gone', text: gone })
      row++
    } else {
      lines.push({ kind: 'new', text: added ?? '' })
      column++
    }
  }
  return lines
}
