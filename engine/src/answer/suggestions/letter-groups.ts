/** Shorter words are alike by chance. */
export const SHORTEST_COMPARED = 4
const GROUP_SIZES = [3, 4]

/** Runs of three and four letters of a word, ends included, each once. */
export function letterGroups(word: string): Set<string> {
  const marked = `<${word}>`
  const groups = new Set<string>()
  for (const size of GROUP_SIZES) addRuns(groups, marked, size)
  return groups
}

/** Takes in all runs of so many UTF-16 units. */
export function addRuns(runs: Set<string>, text: string, size: number): void {
  for (let at = 0; at + size <= text.length; at++) runs.add(text.slice(at, at + size))
}
