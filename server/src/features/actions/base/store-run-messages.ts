import type { ChatSource } from '@parleykit/contract/chat/chat'
import { eq, sql } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { conversations, messages } from '../../conversations/index.ts'
import { plainMarkdown, tellCard, tellPlan, timeOf } from '../core/tell-result.ts'
import type { ActionRow, ActionRunRow } from './tables.ts'

interface EndedRun {
  readonly action: ActionRow
  readonly run: ActionRunRow
  readonly now: Date
}

/**
 * Stores what the visitor filled in and what came of it as messages, so that later questions and the owner can refer to
 * them.
 */
export async function storeRunMessages(
  transaction: Transaction,
  { action, run, now }: EndedRun,
): Promise<void> {
  const [conversation] = await transaction
    .select()
    .from(conversations)
    .where(eq(conversations.id, run.conversationId))
    .for('no key update')
  if (!conversation) return
  const { agentId, isTest } = conversation
  const { language, card, text } = run
  const [, ...lines] = tellPlan(
    action.inputs,
    { ...run.filled, ...run.values },
    { name: action.name, language },
  ).split('\n')
  const shared = { conversationId: conversation.id, agentId, isTest, createdAt: now }
  // What a visitor's own browser tells is no evidence.
  const sources: ChatSource[] =
    card && !action.page
      ? [
          {
            title: `${action.name}, ${timeOf(now, language)}`,
            url: null,
            quote: plainMarkdown(tellCard(card, language)),
          },
        ]
      : []
  await transaction.insert(messages).values([
    {
      ...shared,
      senderType: 'visitor',
      content: [action.name, ...lines].join('\n'),
      outcome: 'small_talk',
      sources: [],
    },
    // Links of an API aren't the agent's: they get no preview.
    {
      ...shared,
      senderType: 'agent' as const,
      content: plainMarkdown(text),
      replyKind: 'small_talk' as const,
      sources,
      links: [],
    },
  ])
  await transaction
    .update(conversations)
    .set({ messageCount: sql`${conversations.messageCount} + 2`, lastMessageAt: now })
    .where(eq(conversations.id, conversation.id))
}
