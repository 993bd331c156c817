import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Agent } from '@parleykit/contract/agents/agents'
import type { ChatReply } from '@parleykit/contract/chat/chat'
import { signIn } from '../../e2e/support/json-client.ts'
import { endServer, runServer } from '../../e2e/support/run-server.ts'
import { ENGLISH_AGENTS } from '../eval/small/english-agents.ts'
import { readCpuMs, waitUntilIdle } from '../model/read-cpu.ts'
import { memoryOfFamily } from '../product/memory-of-family.ts'
import { processFamily } from '../product/process-family.ts'

/** `npm run bench:encoder`: what the small encoder costs a server that starts, rests and has answered. Linux only. */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } })
const settings = { with: {}, without: { EMBEDDING_MODEL: 'off' } }
const names = ['with', 'without'] as const

interface Costs {
  /** Until the first answer. */
  readonly startMs: number
  /** Of all processes, until nothing is left to do. */
  readonly startCpuMs: number
  readonly idleMb: number
  /** After each question of the small agents was asked. */
  readonly chattedMb: number
}

const [small] = ENGLISH_AGENTS
if (!small) throw new Error('There is no agent to ask')
const questions = small.conversations.flat().map(({ question }) => question)
const folders = { with: await makeFolder(), without: await makeFolder() }
const costs: Record<(typeof names)[number], Costs[]> = { with: [], without: [] }
const publicIds = {
  with: await train(folders.with, settings.with),
  without: await train(folders.without, settings.without),
}
for (let round = 0; round < Number(values.rounds); round++)
  for (const name of round % 2 === 0 ? names : names.toReversed()) costs[name].push(await measure(name))
for (const folder of Object.values(folders)) await rm(folder, { recursive: true, force: true })

const row = (label: string, told: (each: Costs) => number) =>
  console.log(
    `${label.padEnd(52)}${names.map((name) => `${median(costs[name].map(told)).toFixed(0)} ${name}`).join(', ')}`,
  )
row('start to the first answer, ms', ({ startMs }) => startMs)
row('processor time of a start, all processes, ms', ({ startCpuMs }) => startCpuMs)
row('memory at rest, all processes (PSS), MB', ({ idleMb }) => idleMb)
row('memory after chats, MB', ({ chattedMb }) => chattedMb)

async function makeFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'parleykit-encoder-'))
}

/** Leaves a folder with an account and a trained agent, whose public id is returned. */
async function train(dataDir: string, environment: Record<string, string>): Promise<string> {
  const server = await runServer(dataDir, environment)
  const owner = await signIn(server.origin, 'bench-owner', true)
  const agent = await owner.send<Agent>('POST', '/api/agents', { name: 'Small' })
  for (const { text } of small?.entries ?? [])
    await owner.send('POST', `/api/agents/${agent.id}/knowledge`, { content: text })
  await owner.send('POST', `/api/agents/${agent.id}/train`)
  await waitUntilIdle(server.process.pid ?? 0)
  await endServer(server, 'SIGTERM')
  return agent.publicId
}

async function measure(name: (typeof names)[number]): Promise<Costs> {
  const server = await runServer(folders[name], settings[name])
  const pid = server.process.pid ?? 0
  await waitUntilIdle(pid)
  const startCpuMs = (await Promise.all((await processFamily(pid)).map(readCpuMs))).reduce((a, b) => a + b, 0)
  const idleMb = (await memoryOfFamily(pid)) / 1e6
  const owner = await signIn(server.origin, 'bench-owner', false)
  for (const message of questions)
    await owner.send<ChatReply>('POST', `/api/public/chat/${publicIds[name]}`, {
      visitorId: 'bench-visitor',
      message,
      conversationId: null,
      preview: true,
    })
  const chattedMb = (await memoryOfFamily(pid)) / 1e6
  await endServer(server, 'SIGTERM')
  return { startMs: server.startMs, startCpuMs, idleMb, chattedMb }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}
