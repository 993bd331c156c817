import { unguessableVisitorId } from '@parleykit/contract/limits'

/** What names a conversation to an assistant: who knows it goes on with it. */
export interface NamedConversation {
  readonly conversationId: number
  readonly visitorId: string
}

const pattern = new RegExp(
  `^(\\d{1,15})\\.(${unguessableVisitorId.prefix}[\\w-]{${unguessableVisitorId.length},64})$`,
)

/** Null for what no answer has named so. */
export function readConversation(name: string): NamedConversation | null {
  const [, id, visitorId] = pattern.exec(name) ?? []
  return id === undefined || visitorId === undefined ? null : { conversationId: Number(id), visitorId }
}

export function nameConversation({ conversationId, visitorId }: NamedConversation): string {
  return `${conversationId}.${visitorId}`
}
