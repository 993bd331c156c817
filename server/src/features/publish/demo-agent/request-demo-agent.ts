import { demoAgentId } from '@parleykit/contract/publish/demo-agent/demo-agent'
import { eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agents } from '../../agents/index.ts'
import { prepareDemoAgentJob } from './jobs.ts'

/** Serves the first pages before a training occupies a core. */
const afterSeconds = 2

/** Runs at startup: queues the preparation of the product's own agent, or deactivates it if it is turned off. */
export async function requestDemoAgent({ config, database, jobs }: Platform): Promise<void> {
  if (!config.demoAgent) {
    await database.update(agents).set({ status: 'inactive' }).where(eq(agents.publicId, demoAgentId))
    return
  }
  await database.transaction((transaction) =>
    jobs.send(transaction, prepareDemoAgentJob, {}, { key: 'guide', afterSeconds }),
  )
}
