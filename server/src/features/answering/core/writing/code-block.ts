/**
 * Fences of what a model writes, read more strictly than those of knowledge (`fenceOf`), since what stands between them is kept as code.
 * With at most the name of a language: whatever else stands there is text as any other.
 */
const OPENING = /^[ \t]{0,20}(`{3,10}|~{3,10})[ \t]{0,3}[\p{L}+#-]{0,20}[ \t]{0,3}\r?$/u
const MAY_OPEN = /^[ \t]{0,20}[`~]{1,10}[ \t]{0,3}[\p{L}+#-]{0,20}[ \t]{0,3}$/u
const FENCE_ALONE = /^[ \t]{0,20}(?:`{3,10}|~{3,10})[ \t]{0,3}$/
const FENCES = /`{3,10}|~{3,10}/g
const CLOSING = /^[ \t]{0,20}(`{3,}|~{3,})/

/** The fence of a line that opens a block of code. */
export function openingFence(line: string): string | undefined {
  return OPENING.exec(line)?.[1]
}

/** Whether a line that isn't there as a whole may yet open a block of code. */
export function mayOpenBlock(line: string): boolean {
  return MAY_OPEN.test(line)
}

/** Whether a line begins with a fence. */
export function isFence(line: string): boolean {
  return CLOSING.test(line)
}

/** Whether a text is a fence and nothing else. */
export function isFenceAlone(text: string): boolean {
  return FENCE_ALONE.test(text)
}

/** Whether a text has more fences that open than such that close. */
export function leavesFenceOpen(text: string): boolean {
  return (text.match(FENCES)?.length ?? 0) % 2 === 1
}

/** Whether a line closes the block that a fence has opened. */
export function closesBlock(line: string, fence: string): boolean {
  return CLOSING.exec(line)?.[1]?.startsWith(fence) ?? false
}

/**
 * Where a block of code ends that begins a text, behind the fence that closes it; undefined while that hasn't come.
 * @param isLast whether nothing comes behind the text
 */
export function endOfBlock(text: string, fence: string, isLast = false): number | undefined {
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    const newline = text.indexOf('\n', at + 1)
    const line = text.slice(at + 1, newline < 0 ? text.length : newline)
    if (!closesBlock(line, fence)) continue
    const end = at + 1 + (CLOSING.exec(line)?.[0].length ?? 0)
    // More of the same may come.
    return end < text.length || isLast ? end : undefined
  }
  return undefined
}

/** What stands between the fences of a block of code; undefined for any other text. */
export function codeWithin(text: string): string | undefined {
  const [first = '', ...lines] = text.split('\n')
  const fence = openingFence(first)
  if (fence === undefined || lines.length === 0) return undefined
  if (closesBlock(lines.at(-1) ?? '', fence)) lines.pop()
  return lines.join('\n')
}
