import { conversationPreviewLength } from '@parleykit/contract/limits'
import { previewOf } from './preview-of.ts'

/** More of an answer than its beginning needs, signs of Markdown and addresses of links among it. */
export const answerBeginningRead = 4 * conversationPreviewLength

/** What a list shows of an answer: its beginning in one line, without the signs of Markdown. */
export function answerBeginning(answer: string): string {
  const lines = answer
    .split('\n')
    .filter((line) => !/^[\s|:-]+$/.test(line))
    .map((line) => line.replace(/^\s{0,9}(?:#{1,6}|[-*+>]|\d{1,3}[.)])\s/, ''))
  const words = lines.join(' ').replace(/\]\([^()\s]{0,300}\)/g, ']')
  return previewOf(words.replace(/[*`[\]|]|__/g, ''))
}
