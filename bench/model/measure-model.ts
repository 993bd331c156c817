import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Agent } from '@parleykit/contract/agents/agents'
import { signIn } from '../../e2e/support/json-client.ts'
import { endServer, runServer } from '../../e2e/support/run-server.ts'
import { readCpuMs, waitUntilIdle } from './read-cpu.ts'

export interface ModelReport {
  /** Milliseconds to the first text: of the model asked directly, of the agent, and of the agent without a model. */
  readonly direct: readonly number[]
  readonly agent: readonly number[]
  readonly embedded: readonly number[]
  /** Milliseconds of the server's process (PostgreSQL is another one), with and without the model. */
  readonly cpuPerChat: number
  readonly cpuPerEmbeddedChat: number
}

const QUESTION = 'How much does renting a kayak cost?'
const KNOWLEDGE = [
  '# Prices\n\nRenting a kayak costs 20 euros an hour. Life jackets are included in the price.',
  ...Array.from(
    { length: 40 },
    (_, at) =>
      `# Pier ${at}\n\nPier number ${at} was built of oak and holds ${at + 5} sailing ships in summer.`,
  ),
]

/** Puts `rounds` questions one after the other to the model server, to an agent with it, and to an agent without. */
export async function measureModel(baseUrl: string, rounds: number): Promise<ModelReport> {
  const withModel = await measureAgent({ LLM_BASE_URL: baseUrl, LLM_MODEL: 'bench' }, rounds)
  const direct = await repeat(rounds, () => askModel(baseUrl))
  const without = await measureAgent({}, rounds)
  return {
    direct,
    agent: withModel.firstText,
    embedded: without.firstText,
    cpuPerChat: withModel.cpuPerChat,
    cpuPerEmbeddedChat: without.cpuPerChat,
  }
}

async function measureAgent(environment: Record<string, string>, rounds: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-model-'))
  const server = await runServer(dataDir, environment)
  try {
    const owner = await signIn(server.origin, 'bench-owner', true)
    const agent = await owner.send<Agent>('POST', '/api/agents', { name: 'Boats' })
    const content = KNOWLEDGE.join('\n\n')
    await owner.send('POST', `/api/agents/${agent.id}/knowledge`, { content })
    await owner.send('POST', `/api/agents/${agent.id}/train`)
    // In the owner's preview, so that no plan's credits end the run.
    const ask = () =>
      owner.stream(`/api/public/chat-stream/${agent.publicId}`, {
        visitorId: 'bench',
        message: QUESTION,
        preview: true,
      })
    const askOnce = async () => firstTextMs(await ask(), /"delta":"(?!")/)
    await repeat(rounds / 2, askOnce)
    const pid = server.process.pid ?? 0
    await waitUntilIdle(pid)
    const before = await readCpuMs(pid)
    const firstText = await repeat(rounds, askOnce)
    return { firstText, cpuPerChat: ((await readCpuMs(pid)) - before) / rounds }
  } finally {
    await endServer(server, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function askModel(baseUrl: string): Promise<number> {
  const begun = performance.now()
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'bench',
      stream: true,
      messages: [{ role: 'user', content: `${KNOWLEDGE.join('\n')}\n${QUESTION}` }],
    }),
  })
  return firstTextMs({ begun, response }, /"content":"(?!")/)
}

/** Milliseconds from the request to the first piece of text; the rest is read to its end. */
async function firstTextMs(
  { begun, response }: { begun: number; response: Response },
  text: RegExp,
): Promise<number> {
  if (!response.ok || !response.body) throw new Error(`The answer was ${response.status}`)
  let first: number | undefined
  let received = ''
  for await (const chunk of response.body) {
    if (first !== undefined) continue
    received += Buffer.from(chunk).toString()
    if (text.test(received)) first = performance.now() - begun
  }
  if (first === undefined) throw new Error(`There was no text in ${received.slice(0, 500)}`)
  return first
}

async function repeat(rounds: number, once: () => Promise<number>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await once())
  return times
}
