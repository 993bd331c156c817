/** Shorter words are alike by chance. */
export const SHORTEST_COMPARED = 4

/** Hashes of its runs of three and four letters, ends included; none for short words. */
export function letterGroups(word: string): number[] {
  if (word.length < SHORTEST_COMPARED) return []
  const marked = `<${word}>`
  const groups: number[] = []
  for (let at = 0; at + 3 <= marked.length; at++) {
    let hash = 0
    for (let letter = at; letter < at + 3; letter++)
      hash = (Math.imul(hash, 31_337) + marked.charCodeAt(letter)) | 0
    groups.push(hash)
    if (at + 4 <= marked.length) groups.push((Math.imul(hash, 31_337) + marked.charCodeAt(at + 3)) | 0)
  }
  return groups
}
