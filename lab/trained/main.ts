/**
 * `npm run lab -- trained`: whether an agent answers the same 0.2 s and 60 s after it is trained, and after a restart. Everyday
 * agents of `--folder` (those beside the project) are asked `--questions N` (100), each alone and all of them in one agent with
 * `--bytes N` (600,000) of other knowledge: with the built-in encoder, an embedding server's stand-in, and a model's that
 * writes questions, whose answers tell what it was given to read. `--checkout FOLDER` runs another build,
 * `--only 'questions, small'` one row.
 */
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Agent } from '@parleykit/contract/agents/agents'
import type { ChatReply } from '@parleykit/contract/chat/chat'
import { readWrittenAgents } from '../../bench/eval/everyday/read-written-agents.ts'
import { readEveryday } from '../../bench/eval/prompts/read-everyday.ts'
import { type JsonClient, signIn } from '../../e2e/support/json-client.ts'
import { endServer, runServer } from '../../e2e/support/run-server.ts'
import { startScriptedEmbeddingServer } from '../../server/test/scripted-embedding-server.ts'
import { startScriptedLanguageModel } from '../../server/test/scripted-language-model.ts'

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    questions: { type: 'string', default: '100' },
    bytes: { type: 'string', default: '600000' },
    checkout: { type: 'string' },
    pause: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
  },
})
const everyday = readEveryday(values.folder).filter(({ language }) => language === 'en')
const askedOfEach = Math.ceil(Number(values.questions) / everyday.length)
const small = everyday.map(({ knowledge, conversations }) => ({
  knowledge,
  questions: conversations
    .flatMap(({ turns }) => turns.slice(0, 1).map(({ ask }) => ask))
    .slice(0, askedOfEach),
}))
const others: { title: string; text: string }[] = []
for (const { trade, knowledge } of readWrittenAgents())
  if (others.reduce((sum, { text }) => sum + text.length, 0) < Number(values.bytes))
    others.push({ title: trade, text: knowledge })
const large = [
  {
    knowledge: [...small.flatMap(({ knowledge }) => knowledge), ...others],
    questions: small.flatMap(({ questions }) => questions),
  },
]

const words = [
  ...new Set(
    small.flatMap(({ knowledge }) =>
      knowledge.flatMap(({ text }) => text.toLowerCase().match(/[a-z]{5,}/g) ?? []),
    ),
  ),
]
const embeddings = await startScriptedEmbeddingServer(words.slice(0, 400).map((word) => [word]))
const model = await startScriptedLanguageModel({
  obeys: ([task, data]) => {
    const given = `${task?.content}${data?.content}`
    // A server that says to have read less than it was sent is sent less.
    const read = Math.round(given.length / 4)
    return task?.content.startsWith('You read numbered passages')
      ? { says: (data?.content.split('</passage>') ?? []).map(questionOf).join('\n'), read }
      : { says: `It read ${createHash('sha256').update(given).digest('hex')}.`, read }
  },
})
const settings = {
  encoder: {},
  embeddings: { EMBEDDING_BASE_URL: embeddings.baseUrl, EMBEDDING_MODEL: 'stand-in' },
  questions: { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'stand-in', LLM_TRAINING_QUESTIONS: 'on' },
}
try {
  for (const [name, environment] of Object.entries(settings))
    for (const [size, agents] of Object.entries({ small, large }))
      if (`${name}, ${size}`.startsWith(values.only)) await measure(`${name}, ${size}`, environment, agents)
} finally {
  await model.close()
  await embeddings.close()
}

function questionOf(passage: string, at: number): string {
  const said = /\n([A-Z][^.|\n]{20,80})\./.exec(passage)?.[1]
  return said === undefined
    ? ''
    : `${at + 1}: Is it true that ${said.charAt(0).toLowerCase()}${said.slice(1)}?`
}

async function measure(
  name: string,
  environment: Record<string, string>,
  agents: typeof small,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-trained-'))
  let server = await runServer(dataDir, { BILLING: 'off', ...environment }, values.checkout)
  const trainedMs: number[] = []
  const rounds: Round[][] = [[], [], []]
  const publicIds: string[] = []
  try {
    const owner = await signIn(server.origin, 'bench-owner', true)
    for (const { knowledge, questions } of agents) {
      const { publicId, trainMs } = await train(owner, knowledge)
      trainedMs.push(trainMs)
      publicIds.push(publicId)
      await sleep(200)
      rounds[0]?.push(await askAll(server.origin, publicId, questions))
    }
    await sleep(1000 * Number(values.pause))
    for (const [at, { questions }] of agents.entries())
      rounds[1]?.push(await askAll(server.origin, publicIds[at] ?? '', questions))
    await endServer(server, 'SIGTERM')
    server = await runServer(dataDir, { BILLING: 'off', ...environment }, values.checkout)
    for (const [at, { questions }] of agents.entries())
      rounds[2]?.push(await askAll(server.origin, publicIds[at] ?? '', questions))
  } finally {
    await endServer(server, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
  const [first = [], later = [], restarted = []] = rounds.map((round) => round.flatMap(({ told }) => told))
  const differing = (told: readonly string[]) => told.filter((text, at) => text !== first[at]).length
  const ms = rounds[0]?.flatMap((round) => round.ms).sort((a, b) => a - b) ?? []
  const quantile = (part: number) => ms[Math.floor(ms.length * part)]?.toFixed(0)
  console.log(
    `${name}: ${differing(later)} of ${first.length} answered otherwise ${values.pause} s later, ${differing(restarted)} after a restart; trained in ${trainedMs.map((each) => (each / 1000).toFixed(1)).join(', ')} s; first asked, a reply took ${quantile(0.5)} ms, at the 95th percentile ${quantile(0.95)} ms`,
  )
}

async function train(owner: JsonClient, knowledge: readonly { title: string; text: string }[]) {
  const agent = await owner.send<Agent>('POST', '/api/agents', { name: 'Bench' })
  for (const { title, text } of knowledge)
    await owner.upload(
      `/api/agents/${agent.id}/knowledge/upload`,
      `${title.replaceAll('/', ' ') || 'Text'}.md`,
      text,
    )
  const begun = performance.now()
  await owner.send('POST', `/api/agents/${agent.id}/train`)
  while (!(await owner.send<Agent>('GET', `/api/agents/${agent.id}`)).trained) await sleep(50)
  return { publicId: agent.publicId, trainMs: performance.now() - begun }
}

interface Round {
  /** What was replied to each question. */
  readonly told: readonly string[]
  readonly ms: readonly number[]
}

/** Each in a conversation of its own, one after the other. */
async function askAll(origin: string, publicId: string, questions: readonly string[]): Promise<Round> {
  const told: string[] = []
  const ms: number[] = []
  for (const message of questions) {
    const begun = performance.now()
    const response = await fetch(`${origin}/api/public/chat/${publicId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ visitorId: 'bench-visitor', message, conversationId: null }),
    })
    const reply = (await response.json()) as ChatReply
    ms.push(performance.now() - begun)
    told.push(JSON.stringify([reply.message, reply.sources, reply.suggestions]))
  }
  return { told, ms }
}
