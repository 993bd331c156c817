import { randomBytes } from 'node:crypto'
import type { Config } from './config/config.ts'
import { Person } from './demo/api-client.ts'
import { addLaterKnowledge, createDemoAgents } from './demo/create-demo-agents.ts'
import { startDemoClock } from './demo/demo-clock.ts'
import { planVisits } from './demo/plan-visits.ts'
import { seededRandom } from './demo/seeded-random.ts'
import { correctAnswers, inviteColleagues, takeOverConversations } from './demo/simulate-team.ts'
import { simulateVisits } from './demo/simulate-visits.ts'
import { users } from './features/auth/index.ts'
import { count, eq } from './platform/database/drizzle.ts'
import { createLog } from './platform/log/index.ts'
import type { Platform } from './platform/platform.ts'
import { startServer } from './start-server.ts'

export interface Demonstration {
  readonly username: string
  readonly password: string
  readonly agents: number
  readonly conversations: number
}

const days = 90
/** The time in which the agents are created, before the first visitor. */
const daysBefore = 14
const dayMs = 24 * 60 * 60 * 1000

/**
 * Fills an installation with three agents and 90 days of activity. The product itself does all of it, with its clock
 * moved through these days.
 * @param config of an installation whose server isn't running
 * @throws Error if it has accounts, unless they may coexist
 */
export async function seedDemo(
  config: Config,
  {
    now,
    besideOthers,
    share = 1,
  }: { readonly now: number; readonly besideOthers: boolean; readonly share?: number },
): Promise<Demonstration> {
  const clock = startDemoClock(now - (days + daysBefore) * dayMs)
  let platform: Platform | undefined
  const server = await startServer(config, createLog(config), {
    clock: clock.tell,
    onOpened: (opened) => (platform = opened),
  })
  try {
    if (!platform) throw new Error('The product was not opened.')
    const { database } = platform
    const [accounts] = await database.select({ number: count() }).from(users)
    if (accounts && accounts.number > 0 && !besideOthers)
      throw new Error(
        'This server already has accounts. Use an empty DATA_DIR for the demo, or pass --beside-others.',
      )
    const origin = server.address
    const password = randomBytes(9).toString('base64url')
    const owner = await Person.register(origin, 'demo', password)
    await database.update(users).set({ subscriptionTier: 'pro' }).where(eq(users.id, owner.user.id))
    const agents = await createDemoAgents(owner, clock)
    const [, editor] = [owner, ...(await inviteColleagues(origin, owner, password))]
    const random = seededRandom(18)
    const visits = planVisits(now, days, random).filter(() => random() < share)
    const [half, late] = [Math.floor(visits.length * 0.5), Math.floor(visits.length * 0.85)]
    await simulateVisits(origin, clock, visits.slice(0, half), agents, random)
    await addLaterKnowledge(owner, agents)
    await simulateVisits(origin, clock, visits.slice(half, late), agents, random)
    await correctAnswers(owner, agents)
    const [agent] = agents.values()
    if (editor && agent) await takeOverConversations(origin, clock, { owner, colleague: editor, agent })
    await simulateVisits(origin, clock, visits.slice(late), agents, random)
    return { username: owner.user.username, password, agents: agents.size, conversations: visits.length + 2 }
  } finally {
    await server.stop()
  }
}
