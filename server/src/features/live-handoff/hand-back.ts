import type { Takeover } from '@parleykit/contract/live-handoff/takeovers'
import { eq } from '../../platform/database/drizzle.ts'
import { conversations } from '../conversations/index.ts'
import type { ActorContext } from '../workspaces/index.ts'
import { answererOf, answersAgain } from './core/answerer-of.ts'
import { holdConversation } from './hold-conversation.ts'
import { personThere } from './person-there.ts'
import { tellOfTakeover } from './tell-of-takeover.ts'
import { toTakeover } from './to-takeover.ts'

/** Lets the agent answer again. Throws `already_taken` if another member has the conversation. */
export async function handBack(
  { platform, owner, actor }: ActorContext,
  conversationId: number,
): Promise<Takeover> {
  const now = platform.clock()
  const { conversation, agent } = await platform.database.transaction(async (transaction) => {
    const held = await holdConversation({ transaction, owner }, conversationId)
    const answerer = answererOf(held.conversation, now)
    if (answerer.state === 'person' && held.conversation.personId !== actor.id) throw personThere(answerer)
    await transaction.update(conversations).set(answersAgain).where(eq(conversations.id, conversationId))
    return { agent: held.agent, conversation: { ...held.conversation, ...answersAgain } }
  })
  tellOfTakeover(platform, { ...conversation, ownerId: owner.id })
  return toTakeover(conversation, agent, now)
}
