import { eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lockOwnAgent } from '../../agents/index.ts'
import type { Owner } from '../../auth/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import type { Actor } from '../../workspaces/index.ts'
import { startEvalRun } from './start-eval-run.ts'
import { evalRuns } from './tables.ts'
import { checkRunsByOwner } from './throttle-rules.ts'

/** Requests a run of an agent's checks in the actor's name. Leaves a run in progress alone. Throws as `startEvalRun`. */
export async function requestEvalRun(
  {
    platform,
    owner,
    actor,
  }: { readonly owner: Owner; readonly actor: Pick<Actor, 'username'> } & { readonly platform: Platform },
  agentId: number,
): Promise<void> {
  await platform.disk.require()
  await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const [last] = await transaction.select().from(evalRuns).where(eq(evalRuns.agentId, agentId))
    if (last?.status === 'running') return
    await platform.throttles.consume(checkRunsByOwner, String(owner.id))
    await startEvalRun({ platform, transaction }, { agent, last, startedBy: actor.username })
  })
  notifyOwner(platform, owner.id, { topic: 'checks', agentId })
}
