import { fenceOf } from '@parleykit/engine/text/markdown-lines'

/** What stands between the fences of a block of code, of which the last may be missing; undefined for any other text. */
export function codeWithin(text: string): string | undefined {
  if (fenceOf(text) === undefined) return undefined
  const [, ...lines] = text.split('\n')
  if (fenceOf(lines.at(-1) ?? '') !== undefined) lines.pop()
  return lines.join('\n')
}
