import type { ConversationMessage } from '@parleykit/contract/conversations/conversations'
import type { MessageWithPictures } from './base/tables.ts'

/** A message as the transcript shows it. */
export function toMessage(row: MessageWithPictures): ConversationMessage {
  return {
    id: row.id,
    content: row.content,
    senderType: row.senderType,
    personName: row.personName,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    // A correction is the owner's own text: the sources of the original don't back it.
    sources: row.status === 'corrected' ? [] : row.sources,
    suggestions:
      row.status === 'corrected' ? [] : row.suggestions.map(({ title, content }) => ({ title, content })),
    originalContent: row.originalContent,
    replyKind: row.replyKind,
    thumb: row.thumb,
    thumbComment: row.thumbComment,
    pictures: [...(row.pictures ?? [])],
  }
}
