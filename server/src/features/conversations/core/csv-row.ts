import type { ConversationRow, MessageRow } from '../base/tables.ts'

export const csvColumns = [
  'conversation',
  'started',
  'test',
  'message',
  'time',
  'sender',
  'text',
  'kind',
  'corrected',
  'original text',
  'thumb',
  'sources',
  'person',
  'comment',
] as const

/** A message as a row of a table. Times are ISO 8601 in UTC; source names are separated by semicolons. */
export function toCsvRow(conversation: ConversationRow, message: MessageRow): string[] {
  return [
    String(conversation.id),
    conversation.startedAt.toISOString(),
    conversation.isTest ? 'yes' : 'no',
    String(message.id),
    message.createdAt.toISOString(),
    message.senderType,
    message.content,
    message.replyKind ?? '',
    message.status === 'corrected' ? 'yes' : 'no',
    message.originalContent ?? '',
    message.thumb ?? '',
    [...new Set(message.sources.map(({ title }) => title))].join('; '),
    message.personName ?? '',
    message.thumbComment ?? '',
  ]
}
