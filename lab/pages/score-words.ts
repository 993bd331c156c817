/** How much of a text's words another one has, as multisets, case-folded. */
export interface WordScore {
  /** Words of the truth that were found. */
  readonly kept: number
  /** Words of the truth. */
  readonly expected: number
  /** Words that were found at all. */
  readonly found: number
}

export function scoreWords(found: string, truth: string): WordScore {
  const expected = count(truth)
  const given = count(withoutMarks(found))
  let kept = 0
  for (const [word, times] of expected) kept += Math.min(times, given.get(word) ?? 0)
  return { kept, expected: sum(expected), found: sum(given) }
}

/** Numbers of lists and languages of code are signs of the extracted form, and no words of the page. */
function withoutMarks(text: string): string {
  return text.replace(/^\s*\d+\. |^\s*`{3,}.*$/gm, '')
}

function count(text: string): Map<string, number> {
  const words = new Map<string, number>()
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{M}\p{N}]+/gu))
    words.set(word, (words.get(word) ?? 0) + 1)
  return words
}

function sum(words: ReadonlyMap<string, number>): number {
  return [...words.values()].reduce((total, times) => total + times, 0)
}
