import { type Instructions, instructionVersionsMax } from '@parleykit/contract/agents/instructions'
import { desc, eq, sql } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type AgentRow, instructionVersions } from '../base/tables.ts'

interface Context {
  readonly platform: Pick<Platform, 'clock'>
  readonly transaction: Transaction
  readonly actor: { readonly id: number }
}

/** Keeps the new instructions of an agent as a version, and deletes the oldest ones if there are too many. */
export async function recordInstructions(
  { platform, transaction, actor }: Context,
  { before, now }: { readonly before: AgentRow; readonly now: Instructions },
): Promise<void> {
  const agentId = before.id
  await transaction
    .insert(instructionVersions)
    .values({ agentId, instructions: now, authorId: actor.id, createdAt: platform.clock() })
  const kept = transaction
    .select({ id: instructionVersions.id })
    .from(instructionVersions)
    .where(eq(instructionVersions.agentId, agentId))
    .orderBy(desc(instructionVersions.id))
    .limit(instructionVersionsMax)
  await transaction
    .delete(instructionVersions)
    .where(sql`${instructionVersions.agentId} = ${agentId} and ${instructionVersions.id} not in (${kept})`)
}
