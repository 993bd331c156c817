import { conversationPreviewLength } from '@parleykit/contract/conversations/limits'

/** The preview of a conversation in a list: the beginning of its first message, in one line. */
export function messagePreview(firstMessage: string): string {
  const line = firstMessage.replace(/\s+/g, ' ').trim()
  return line.length > conversationPreviewLength
    ? cutBefore(line, conversationPreviewLength)
    : line.toWellFormed()
}

/** Cuts at the end of a word if one is near, and adds an ellipsis. */
function cutBefore(line: string, length: number): string {
  const cut = line.slice(0, length - 1)
  const space = cut.lastIndexOf(' ')
  const words = space > length * 0.7 ? cut.slice(0, space) : cut.replace(/[\uD800-\uDBFF]$/, '')
  return `${words.toWellFormed()}…`
}
