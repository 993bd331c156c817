import { setTimeout as sleep } from 'node:timers/promises'
import type { Agent } from '@parleykit/contract/agents/agents'
import type { OwnConversation } from '@parleykit/contract/conversations/conversations'
import type { KnowledgeEntry } from '@parleykit/contract/knowledge/knowledge'
import type { ScrapeJob } from '@parleykit/contract/knowledge/websites/websites'
import type { JsonClient } from '../../e2e/support/json-client.ts'

/** What everybody has seen since it was last read. */
export interface Seen {
  /** Milliseconds to the end of each answer. */
  readonly chats: number[]
  /** Milliseconds of each of an owner's requests. */
  readonly owners: number[]
  trainings: number
  /** Answers that lack what the knowledge says. */
  wrong: number
  readonly failures: string[]
}

export interface World {
  readonly origin: string
  readonly owner: JsonClient
  /** Its knowledge are `tours`, and it forgets conversations after a day. */
  readonly agent: Agent
  /** Pages that another agent reads. */
  readonly pages: readonly string[]
  readonly random: () => number
  readonly stop: AbortSignal
  readonly seen: Seen
}

export const tours = 40
/** Texts that come and go stay so many trainings. */
const textsKept = 10
const priceOf = (tour: number) => 10 + ((tour * 37) % 90)
export const tourTexts = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => from + at)
    .map((tour) => `# Tour ${tour}\n\nTour ${tour} costs ${priceOf(tour)} euros and begins at pier ${tour}.`)
    .join('\n\n')

/** Everybody lives until the world stops; what fails is noted, and life goes on. */
export async function live(world: World, counts: { visitors: number; owners: number }): Promise<void> {
  const many = (count: number, life: (world: World) => Promise<void>) =>
    Array.from({ length: count }, () => goOn(world, life))
  await Promise.all([
    ...many(counts.visitors, visit),
    ...many(counts.owners, lookAround),
    goOn(world, trainer()),
    goOn(world, tryAnotherAgent),
    goOn(world, crawler()),
  ])
}

async function goOn(world: World, life: (world: World) => Promise<void>): Promise<void> {
  while (!world.stop.aborted)
    await life(world).catch(async (error: unknown) => {
      if (world.stop.aborted) return
      world.seen.failures.push(String(error).slice(0, 200))
      await pause(world, 1000)
    })
}

/** Between half of it and one and a half; shorter where all is over. */
async function pause({ random, stop }: World, ms: number): Promise<void> {
  await sleep(ms * (0.5 + random()), null, { signal: stop }).catch(() => {})
}

/** A conversation of one to three questions, of which some have no answer. */
async function visit(world: World): Promise<void> {
  const { random } = world
  const visitorId = `visitor-${crypto.randomUUID()}`
  let conversationId: number | null = null
  for (let left = 1 + Math.floor(random() * 3); left > 0 && !world.stop.aborted; left--) {
    const tour = 1 + Math.floor(random() * tours)
    const isKnown = random() < 0.8
    const message = isKnown ? `What does tour ${tour} cost?` : 'Do you repair bicycles on Sundays?'
    const said = await ask(world, world.agent.publicId, { visitorId, message, conversationId })
    conversationId = said.conversationId
    if (isKnown && !said.text.includes(`costs ${priceOf(tour)} euros`)) world.seen.wrong++
    await pause(world, 2000)
  }
}

async function ask(
  { origin, seen, stop }: World,
  publicId: string,
  body: { visitorId: string; message: string; conversationId: number | null },
): Promise<{ text: string; conversationId: number | null }> {
  const begun = performance.now()
  const response = await fetch(`${origin}/api/public/chat-stream/${publicId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: stop,
  })
  const text = await response.text()
  if (!response.ok || !text.includes('"done":true'))
    throw new Error(`A chat answered ${response.status}: ${text.slice(-150)}`)
  seen.chats.push(performance.now() - begun)
  return { text, conversationId: Number(/"conversationId":(\d+)/.exec(text)?.[1] ?? 0) || null }
}

async function request<T>({ owner, seen }: World, method: string, path: string, body?: unknown): Promise<T> {
  const begun = performance.now()
  const answer = await owner.send<T>(method, path, body)
  seen.owners.push(performance.now() - begun)
  return answer
}

/** The dashboard, an agent's tabs, an export; one conversation is deleted. */
async function lookAround(world: World): Promise<void> {
  const bot = `/api/bots/${world.agent.id}`
  await request(world, 'GET', '/api/bots')
  await request(world, 'GET', `/api/agents/${world.agent.id}`)
  const conversations = await request<OwnConversation[]>(world, 'GET', `${bot}/conversations`)
  for (const chart of ['daily', 'busiest-hours', 'top-questions', 'unanswered-questions'])
    await request(world, 'GET', `${bot}/analytics/${chart}`)
  const last = conversations.at(-1)
  if (last)
    await readAndDelete(world, last.id).catch((error: unknown) => {
      // The other owner, or retention, was quicker.
      if (!String(error).includes('answered 404')) throw error
    })
  if (world.random() < 0.1) {
    const { cookie } = world.owner
    const exported = await fetch(`${world.origin}${bot}/conversations/export`, { headers: { cookie } })
    if (!(await exported.text()).includes('tour')) throw new Error(`An export answered ${exported.status}`)
  }
  await pause(world, 4000)
}

async function readAndDelete(world: World, conversationId: number): Promise<void> {
  await request(world, 'GET', `/api/conversations/${conversationId}/messages`)
  await request(world, 'DELETE', `/api/conversations/${conversationId}`)
}

async function train(world: World, agent: Agent): Promise<void> {
  const path = `/api/agents/${agent.id}`
  await request(world, 'POST', `${path}/train`)
  while (!world.stop.aborted) {
    const { trainingStatus } = await world.owner.send<Agent>('GET', path)
    if (trainingStatus === 'error') throw new Error('A training failed')
    if (trainingStatus !== 'processing') break
    await sleep(100)
  }
  world.seen.trainings++
}

/** Texts come, are answered from after the training, and go again. */
function trainer(): (world: World) => Promise<void> {
  const kept: number[] = []
  let tour = 1000
  return async (world) => {
    const path = `/api/agents/${world.agent.id}/knowledge`
    const { id } = await request<KnowledgeEntry>(world, 'POST', path, { content: tourTexts(++tour, 1) })
    kept.push(id)
    const oldest = kept.length > textsKept ? kept.shift() : undefined
    if (oldest !== undefined) await request(world, 'DELETE', `${path}/${oldest}`)
    await train(world, world.agent)
    const visitorId = `visitor-${crypto.randomUUID()}`
    const question = { visitorId, message: `What does tour ${tour} cost?`, conversationId: null }
    const { text } = await ask(world, world.agent.publicId, question)
    if (!text.includes(`costs ${priceOf(tour)} euros`)) world.seen.wrong++
    await pause(world, 15_000)
  }
}

/** An agent from a file, asked once and deleted. */
async function tryAnotherAgent(world: World): Promise<void> {
  const agent = await request<Agent>(world, 'POST', '/api/agents', { name: 'Try' })
  const path = `/api/agents/${agent.id}`
  await world.owner.upload(`${path}/knowledge/upload`, 'tours.txt', tourTexts(1, 500))
  await train(world, agent)
  const visitorId = `visitor-${crypto.randomUUID()}`
  const asked = { visitorId, message: 'What does tour 321 cost?', conversationId: null }
  const { text } = await ask(world, agent.publicId, asked)
  if (!text.includes(`costs ${priceOf(321)} euros`)) world.seen.wrong++
  await request(world, 'DELETE', `/api/bots/${agent.id}`)
  await pause(world, 30_000)
}

/** One agent's pages are read again and again, and trained on. */
function crawler(): (world: World) => Promise<void> {
  let agent: Agent | undefined
  return async (world) => {
    agent ??= await request<Agent>(world, 'POST', '/api/agents', { name: 'Cabins' })
    const path = `/api/agents/${agent.id}/knowledge`
    const { jobId } = await request<{ jobId: number }>(world, 'POST', `${path}/batch-scrape`, {
      urls: world.pages,
    })
    while (!world.stop.aborted) {
      const job = await world.owner.send<ScrapeJob>('GET', `${path}/batch-scrape-status/${jobId}`)
      if (job.status !== 'processing') break
      await sleep(500)
    }
    await train(world, agent)
    await pause(world, 30_000)
  }
}
