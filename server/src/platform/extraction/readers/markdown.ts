import { decodeText } from '../decoding/decode-text.ts'
import type { ReaderInput, ReaderOutput } from './reader.ts'

/** Markdown is already the target form. Its first top-level heading is its title. */
export function readMarkdown({ bytes }: ReaderInput): ReaderOutput {
  const decoded = decodeText(bytes)
  const heading = /^# +(\S.*)$/m.exec(decoded.text)?.[1]?.trimEnd() ?? ''
  const title = heading.replace(/(?<!#)#+$/, '').trimEnd()
  return { title: title === '' ? null : title, ...decoded }
}
