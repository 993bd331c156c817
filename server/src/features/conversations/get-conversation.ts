import type { OwnConversation } from '@parleykit/contract/conversations/conversations'
import type { Queryable } from '../../platform/database/index.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import type { Owner } from '../auth/index.ts'
import { findOwnConversation } from './find-own-conversation.ts'
import { toOwnConversations } from './to-own-conversations.ts'

/** Gets one of an owner's conversations as the list shows it. Throws `not_found` if there is none. */
export async function getConversation(
  { database, owner }: { readonly database: Queryable; readonly owner: Owner },
  conversationId: number,
): Promise<OwnConversation> {
  const row = await findOwnConversation({ database, owner }, conversationId)
  const [conversation] = await toOwnConversations(database, [row])
  if (!conversation) throw notFound('Conversation')
  return conversation
}
