import type { TransactionContext } from '../../../platform/context.ts'
import { eq } from '../../../platform/database/drizzle.ts'
import { agents } from '../../agents/index.ts'
import { syncSourceJob } from './jobs.ts'

/** Queues the job of an open sync among its owner's jobs, unless it is already waiting or running. */
export async function queueSourceSync(
  { platform, transaction }: TransactionContext,
  { id, agentId, openedAt }: { readonly id: number; readonly agentId: number; readonly openedAt: Date },
): Promise<void> {
  const [agent] = await transaction
    .select({ ownerId: agents.ownerId })
    .from(agents)
    .where(eq(agents.id, agentId))
  if (!agent) return
  const options = { key: `${id}.${openedAt.getTime()}`, group: String(agent.ownerId) }
  await platform.jobs.send(transaction, syncSourceJob, { sourceId: id }, options)
}
