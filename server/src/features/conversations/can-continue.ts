import { and, eq } from '../../platform/database/drizzle.ts'
import { type Database, placeholdersOf, prepared } from '../../platform/database/index.ts'
import { conversations } from './base/tables.ts'
import { type ConversationProof, continuableSql } from './continuable-sql.ts'

interface Asked extends ConversationProof {
  readonly agentId: number
  readonly conversationId: number
}

const given = placeholdersOf<Asked>()
const selectContinuable = prepared((database) =>
  database
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.id, given.conversationId),
        eq(conversations.agentId, given.agentId),
        continuableSql(given),
      ),
    )
    .prepare('can_continue_conversation'),
)

/** Whether a caller proves enough to continue an agent's conversation. */
export async function canContinue(database: Database, asked: Asked): Promise<boolean> {
  const found = await selectContinuable(database).execute({ ...asked })
  return found.length > 0
}
