import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Agent } from '@parleykit/contract/agents/agents'
import { type JsonClient, signIn } from '../../../e2e/support/json-client.ts'
import { endServer, runServer } from '../../../e2e/support/run-server.ts'
import { users } from '../../../server/src/features/auth/base/tables.ts'
import { eq } from '../../../server/src/platform/database/drizzle.ts'
import { openDatabase } from '../../../server/src/platform/database/index.ts'
import { findRunningServer } from '../../../server/src/platform/embedded-postgres/index.ts'
import type { Material } from '../read-material.ts'
import { type LargePromptFigures, measureLargePrompts } from './measure-large-prompts.ts'
import { type ChatTimes, type Times, timeChats } from './time-chats.ts'
import { timeSearches } from './time-searches.ts'
import { varyArticles } from './vary-articles.ts'
import { type PeakMemory, watchMemory } from './watch-memory.ts'

/** Of an agent with so much knowledge. */
export interface SizeFigures extends ChatTimes {
  readonly bytes: number
  readonly files: number
  readonly uploadSeconds: number
  readonly trainSeconds: number
  /** Milliseconds of the search alone, in memory. */
  readonly search: Times
  /** The same with a typing error in each question. */
  readonly searchMisspelt: Times
  /** What a model reads of it. */
  readonly prompts: LargePromptFigures
}

export interface LargeFigures {
  readonly seed: number
  readonly small: SizeFigures
  readonly large: SizeFigures
  /** Chats with the small agent while the large one is trained. */
  readonly whileTraining: ChatTimes
  readonly memory: PeakMemory
}

const SMALL = { bytes: 600_000, fileBytes: 600_000 }
const LARGE = { bytes: 49_900_000, fileBytes: 8_000_000 }
const QUESTIONS = 200

/** The built product with 600 KB and with 50 MB of knowledge, over HTTP. Takes minutes. */
export async function measureLarge(material: Material, seed: number): Promise<LargeFigures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-eval-'))
  try {
    const { smallAgent, largeAgent, small, large, ...figures } = await measureTimes(dataDir, material, seed)
    const answerable = material.questions.filter((question) => !question.is_impossible)
    const every = Math.max(1, Math.floor(answerable.length / QUESTIONS))
    const asked = answerable.filter((_, at) => at % every === 0)
    const [ofSmall, ofLarge] = await measureLargePrompts(dataDir, [smallAgent, largeAgent], asked)
    if (!ofSmall || !ofLarge) throw new Error('An agent has no figures')
    return { seed, ...figures, small: { ...small, prompts: ofSmall }, large: { ...large, prompts: ofLarge } }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measureTimes(dataDir: string, material: Material, seed: number) {
  const server = await runServer(dataDir)
  const memory = watchMemory(server.process.pid ?? 0)
  try {
    const address = await findRunningServer(dataDir)
    if (!address) throw new Error('The server runs without its database')
    const open = openDatabase(address)
    const owner = await signIn(server.origin, 'bench-owner', true)
    await open.database
      .update(users)
      .set({ subscriptionTier: 'pro' })
      .where(eq(users.usernameKey, 'bench-owner'))
    const articles = [...material.articles.values()]
    const every = Math.ceil(material.questions.length / QUESTIONS)
    const questions = material.questions.filter((_, at) => at % every === 0).map((it) => it.question)

    const smallAgent = await owner.send<Agent>('POST', '/api/agents', { name: 'Small' })
    const smallUpload = await upload(owner, smallAgent, varyArticles(articles, SMALL, seed))
    const smallTrain = await train(owner, smallAgent)
    const largeAgent = await owner.send<Agent>('POST', '/api/agents', { name: 'Large' })
    const largeUpload = await upload(owner, largeAgent, varyArticles(articles, LARGE, seed))
    let isTraining = true
    const training = train(owner, largeAgent).finally(() => {
      isTraining = false
    })
    const many = Array.from({ length: 50 }, () => questions).flat()
    const whileTraining = await timeChats(owner, smallAgent, many, () => isTraining)
    const largeTrain = await training
    const measure = async (agent: Agent) => {
      await timeChats(owner, agent, questions.slice(0, 20))
      const chats = await timeChats(owner, agent, questions)
      return { ...chats, ...(await timeSearches(open.database, agent.id, questions, seed)) }
    }
    const small = { ...smallUpload, trainSeconds: smallTrain, ...(await measure(smallAgent)) }
    const large = { ...largeUpload, trainSeconds: largeTrain, ...(await measure(largeAgent)) }
    await open.close()
    return { smallAgent, largeAgent, small, large, whileTraining, memory: await memory.stop() }
  } finally {
    await memory.stop()
    await endServer(server, 'SIGTERM')
  }
}

async function upload(owner: JsonClient, agent: Agent, texts: Iterable<string>) {
  const started = performance.now()
  let files = 0
  let bytes = 0
  for (const text of texts) {
    files++
    bytes += Buffer.byteLength(text)
    await owner.upload(`/api/agents/${agent.id}/knowledge/upload`, `part-${files}.txt`, text)
  }
  return { files, bytes, uploadSeconds: (performance.now() - started) / 1000 }
}

/** Seconds until the agent answers from all of it. */
async function train(owner: JsonClient, agent: Agent): Promise<number> {
  const started = performance.now()
  let { trained } = await owner.send<{ trained: boolean }>('POST', `/api/agents/${agent.id}/train`)
  while (!trained) {
    const now = await owner.send<Agent>('GET', `/api/agents/${agent.id}`)
    if (now.trainingStatus === 'error') throw new Error(`The training failed: ${now.trainingError}`)
    trained = now.trained
    if (!trained) await sleep(50)
  }
  return (performance.now() - started) / 1000
}
