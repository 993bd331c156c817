import { demoAgentId } from '@parleykit/contract/demo-agent'
import { eq } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { agents } from '../agents/index.ts'
import { prepareDemoAgentJob } from './jobs.ts'

/** The first pages are served before a training takes a core. */
const afterSeconds = 2

/** At a start: has the product's own agent prepared soon, or takes it away where it is switched off. */
export async function requestDemoAgent({ config, database, jobs }: Platform): Promise<void> {
  if (!config.demoAgent) {
    await database.update(agents).set({ status: 'inactive' }).where(eq(agents.publicId, demoAgentId))
    return
  }
  await database.transaction((transaction) =>
    jobs.send(transaction, prepareDemoAgentJob, {}, { key: 'guide', afterSeconds }),
  )
}
