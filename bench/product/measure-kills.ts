import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Agent } from '@parleykit/contract/agents/agents'
import type { ChatReply } from '@parleykit/contract/chat/chat'
import type { ConversationMessage } from '@parleykit/contract/conversations/conversations'
import type { KnowledgeEntry } from '@parleykit/contract/knowledge/knowledge'
import { type JsonClient, signIn } from '../../e2e/support/json-client.ts'
import { endServer, runServer } from '../../e2e/support/run-server.ts'

/** What was acknowledged before a kill, and must be there after it. */
interface Acknowledged {
  readonly turns: { question: string; reply: ChatReply }[]
  readonly entries: { id: number; text: string }[]
}

export interface KillReport {
  readonly rounds: number
  readonly turnsAcknowledged: number
  readonly entriesAcknowledged: number
  readonly lost: number
  /** From a kill of the server's process to the new one's first answer, at worst. */
  readonly slowestStartMs: number
  /** From a kill of PostgreSQL alone to a ready server, at worst. */
  readonly slowestRecoveryMs: number
  readonly trainedAtTheEnd: boolean
}

/**
 * Kills the server, and every third time PostgreSQL beneath it, with -9 at random moments of chats, uploads and
 * trainings; counts what is gone afterwards.
 */
export async function measureKills(rounds: number, random: () => number): Promise<KillReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-kills-'))
  let server = await runServer(dataDir)
  let owner = await signIn(server.origin, 'bench-owner', true)
  const agent = await owner.send<Agent>('POST', '/api/agents', { name: 'Kill Test' })
  const acknowledged: Acknowledged = { turns: [], entries: [] }
  await addEntry(owner, agent, acknowledged, 0)
  await owner.send('POST', `/api/agents/${agent.id}/train`)
  let lost = 0
  let slowestStartMs = 0
  let slowestRecoveryMs = 0
  for (let round = 1; round <= rounds; round++) {
    const stop = new AbortController()
    const work = disturb(owner, agent, acknowledged, round, stop.signal)
    await sleep(200 + random() * 1500)
    if (round % 3 === 0) {
      const killed = performance.now()
      await killPostgres(dataDir)
      await untilReady(server.origin)
      slowestRecoveryMs = Math.max(slowestRecoveryMs, performance.now() - killed)
      stop.abort()
      await work
    } else {
      await endServer(server, 'SIGKILL')
      stop.abort()
      await work
      server = await runServer(dataDir)
      slowestStartMs = Math.max(slowestStartMs, server.startMs)
      owner = await signIn(server.origin, 'bench-owner', false)
    }
    lost = await countLost(owner, agent, acknowledged)
    process.stderr.write(`round ${round}: ${acknowledged.turns.length} turns, ${lost} lost\n`)
  }
  const trainedAtTheEnd = await trainsAgain(owner, agent)
  await endServer(server, 'SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
  return {
    rounds,
    turnsAcknowledged: acknowledged.turns.length,
    entriesAcknowledged: acknowledged.entries.length,
    lost,
    slowestStartMs,
    slowestRecoveryMs,
    trainedAtTheEnd,
  }
}

/** The first line of PostgreSQL's own file is its process. */
async function killPostgres(dataDir: string): Promise<void> {
  const [pid] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n', 1)
  process.kill(Number(pid), 'SIGKILL')
}

async function untilReady(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const isReady = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return
    await sleep(50)
  }
  throw new Error('The server was not ready again within 10 s')
}

/** Chats, adds, uploads and trains side by side until something breaks or it is told to stop. */
async function disturb(
  owner: JsonClient,
  agent: Agent,
  seen: Acknowledged,
  round: number,
  stop: AbortSignal,
) {
  const chatting = [1, 2, 3, 4].map(async (talker) => {
    for (let turn = 0; !stop.aborted; turn++) await takeTurn(owner, agent, seen, `${round}-${talker}`, turn)
  })
  const adding = (async () => {
    for (let entry = 1; entry <= 2; entry++) await addEntry(owner, agent, seen, round * 10 + entry)
  })()
  const uploading = uploadFile(owner, agent, seen, round * 10)
  const training = (async () => {
    while (!stop.aborted) await owner.send('POST', `/api/agents/${agent.id}/train`)
  })()
  await Promise.allSettled([...chatting, adding, uploading, training])
}

async function takeTurn(owner: JsonClient, agent: Agent, seen: Acknowledged, talker: string, turn: number) {
  const visitorId = `visitor-${talker}`
  const question = turn % 2 === 0 ? 'What does room 0 hold?' : `Who painted picture ${talker}-${turn}?`
  // From the playground, because the free plan's credits would end the chats after a hundred answers.
  const body = { visitorId, message: question, conversationId: null, preview: true }
  const reply = await owner.send<ChatReply>('POST', `/api/public/chat/${agent.publicId}`, body)
  seen.turns.push({ question, reply })
}

async function addEntry(owner: JsonClient, agent: Agent, seen: Acknowledged, number: number) {
  const text = `# Room ${number}\n\nRoom ${number} holds the archive of shelf ${number}.`
  const entry = await owner.send<KnowledgeEntry>('POST', `/api/agents/${agent.id}/knowledge`, {
    content: text,
  })
  seen.entries.push({ id: entry.id, text })
}

async function uploadFile(owner: JsonClient, agent: Agent, seen: Acknowledged, number: number) {
  const text = `# Hall ${number}\n\nHall ${number} holds the maps of drawer ${number}.\n`
  const entry = await owner.upload<KnowledgeEntry>(
    `/api/agents/${agent.id}/knowledge/upload`,
    `hall-${number}.md`,
    text,
  )
  seen.entries.push({ id: entry.id, text })
}

async function countLost(owner: JsonClient, agent: Agent, { turns, entries }: Acknowledged): Promise<number> {
  let lost = 0
  for (const { question, reply } of turns.slice(-400)) {
    const path = `/api/public/bots/${agent.publicId}/conversations/${reply.conversationId}/messages`
    const read = () =>
      owner.send<ConversationMessage[]>('GET', path, undefined, {
        'x-visitor-token': reply.visitorToken ?? '',
      })
    const stored = await onceAvailable(read).catch(() => [])
    const isWhole = stored[0]?.content === question && stored[1]?.content === reply.message
    if (!isWhole) lost++
  }
  for (const { id, text } of entries) {
    const path = `/api/agents/${agent.id}/knowledge/${id}`
    const stored = await onceAvailable(() => owner.send<{ text: string }>('GET', path)).catch(() => null)
    if (stored?.text.trim() !== text.trim()) lost++
  }
  return lost
}

/** A killed PostgreSQL may still answer for a moment, so a 503 while its data is read says nothing about the data. */
async function onceAvailable<T>(read: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await read()
    } catch (error) {
      if (attempt === 50 || !String(error).includes('answered 503')) throw error
      await sleep(100)
    }
  }
}

/** Whether the agent can be trained on everything in the end, also when the last training was killed. */
async function trainsAgain(owner: JsonClient, agent: Agent): Promise<boolean> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const { trained } = await owner.send<{ trained: boolean }>('POST', `/api/agents/${agent.id}/train`)
    if (trained) return true
  }
  return false
}
