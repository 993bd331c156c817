import { conversationPreviewLength } from '@parleykit/contract/limits'

/** What a list shows of a conversation: the beginning of its first message, in one line. */
export function previewOf(firstMessage: string): string {
  return firstMessage.replace(/\s+/g, ' ').trim().slice(0, conversationPreviewLength).toWellFormed()
}
