/** A server's text on one line, without characters that can't be seen or that turn others around. */
export function plainText(text: string, max: number): string {
  return text
    .toWellFormed()
    .replace(/\p{C}/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, max)
    .toWellFormed()
    .trim()
}

/** A server's text for review: what can't be seen is written as its number, so that nothing is hidden in it. */
export function reviewText(text: string): string {
  return text
    .toWellFormed()
    .replace(
      /[^\n\P{C}]|[\u2028\u2029\u{e0000}-\u{e01ef}]/gu,
      (hidden) => `<U+${(hidden.codePointAt(0) ?? 0).toString(16)}>`,
    )
}

const depthMax = 32

/** Whether a value that came from JSON has few levels, so that functions which call themselves can go through it. */
export function isShallow(value: unknown, levels = depthMax): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1))
}
