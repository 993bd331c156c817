/** Shorter words resemble one another by chance. */
export const SHORTEST_COMPARED = 4
const GROUP_SIZES = [3, 4]

/** The distinct runs of three and four letters of a word, ends included. */
export function letterGroups(word: string): Set<string> {
  const marked = `<${word}>`
  const groups = new Set<string>()
  for (const size of GROUP_SIZES) addRuns(groups, marked, size)
  return groups
}

/** Adds all runs of this many UTF-16 units. */
export function addRuns(runs: Set<string>, text: string, size: number): void {
  for (let at = 0; at + size <= text.length; at++) runs.add(text.slice(at, at + size))
}
