import { conversationPreviewLength } from '@parleykit/contract/conversations/limits'
import { messagePreview } from './message-preview.ts'

/**
 * Number of characters that surely contain the beginning of an answer, even with Markdown syntax and link addresses.
 */
export const answerPreviewSourceLength = 4 * conversationPreviewLength

/** The beginning of an answer as lists show it: one line, without Markdown syntax. */
export function answerPreview(answer: string): string {
  const lines = answer
    .split('\n')
    .filter((line) => !/^[\s|:-]+$/.test(line))
    .map((line) => line.replace(/^\s{0,9}(?:#{1,6}|[-*+>]|\d{1,3}[.)])\s/, ''))
  const words = lines.join(' ').replace(/\]\([^()\s]{0,300}\)/g, ']')
  return messagePreview(words.replace(/[*`[\]|]|__/g, ''))
}
