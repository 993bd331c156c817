/**
 * `npm run lab -- tables`: rows of spreadsheets. Price lists of `--rows N` (20,000) in English and German are looked up and
 * filtered without a model; then the workbooks of several trades are asked, and what a model would read is searched for the
 * answers. `--only workbooks` leaves the price lists out.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Agent } from '@parleykit/contract/agents/agents'
import { openReport, type Report } from '../../bench/support/open-report.ts'
import { memoryOfFamily, memoryOfProcess } from '../../bench/support/processes.ts'
import { type JsonClient, signIn } from '../../e2e/support/json-client.ts'
import { endServer, runServer, type ServerProcess } from '../../e2e/support/run-server.ts'
import { ask } from '../../server/test/ask.ts'
import { startScriptedLanguageModel } from '../../server/test/scripted-language-model.ts'
import { makeArticles, writePriceList } from './price-list.ts'
import { makeFilters, makeLookUps, type PriceQuestion } from './price-questions.ts'
import { holdsAnswer, isRightReply, readWorkbookBytes, readWorkbooks, type Workbook } from './workbooks.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '20000' },
    only: { type: 'string', default: '' },
    wrong: { type: 'boolean', default: false },
  },
})
const report = openReport('tables', { rows: Number(values.rows) })
await withServer({}, async (server, owner) => {
  if (values.only !== 'workbooks')
    for (const language of ['en', 'de'] as const) await measurePriceList(report, server, owner, language)
  await measureReplies(report, server, owner)
})
// A server that says to have read less than it was sent is sent less.
const model = await startScriptedLanguageModel({
  obeys: (messages) => ({
    says: 'Yes [1].',
    read: Math.round(messages.reduce((sum, { content }) => sum + content.length, 0) / 4),
  }),
})
await withServer({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'stand-in' }, (server, owner) =>
  measurePrompts(report, server, owner),
)
await model.close()
if (values.only === '') report.save()

async function withServer(
  environment: Record<string, string>,
  use: (server: ServerProcess, owner: JsonClient) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-tables-'))
  const server = await runServer(dataDir, { BILLING: 'off', ...environment })
  try {
    await use(server, await signIn(server.origin, 'bench-owner', true))
  } finally {
    await endServer(server, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Uploads a file to a new agent, and trains it. */
async function trainOn(owner: JsonClient, fileName: string, bytes: Buffer): Promise<string> {
  const agent = await owner.send<Agent>('POST', '/api/agents', { name: 'Tables' })
  const path = `/api/agents/${agent.id}/knowledge/upload`
  const sent = await owner.post(path, 'file', fileName, Uint8Array.from(bytes))
  if (!sent.ok) throw new Error(`${fileName}: ${await sent.text()}`)
  await owner.send('POST', `/api/agents/${agent.id}/train`)
  while (!(await owner.send<Agent>('GET', `/api/agents/${agent.id}`)).trained) await sleep(100)
  return agent.publicId
}

async function measurePriceList(
  { row }: Report,
  { origin, process }: ServerProcess,
  owner: JsonClient,
  language: 'en' | 'de',
): Promise<void> {
  const articles = makeArticles(Number(values.rows), language)
  const bytes = writePriceList(articles, language)
  const pid = process.pid ?? 0
  const before = await memoryOfProcess(pid)
  const begun = performance.now()
  let most = 0
  let isTraining = true
  const watched = (async () => {
    for (; isTraining; await sleep(250)) most = Math.max(most, await memoryOfFamily(pid))
  })()
  const publicId = await trainOn(owner, `prices-${language}.xlsx`, bytes)
  isTraining = false
  await watched
  row(`${language}: upload to trained, s`, (performance.now() - begun) / 1000)
  row(`${language}: most memory of all processes meanwhile, MB`, most / 1e6)
  const first = performance.now()
  await ask(origin, publicId, { message: 'What does 100000 cost?' })
  row(`${language}: first question, ms`, performance.now() - first)
  const times: number[] = []
  const share = async (name: string, questions: readonly PriceQuestion[]) => {
    let right = 0
    for (const { question, isRight } of questions) {
      const begun = performance.now()
      const { text } = await ask(origin, publicId, { message: question })
      times.push(performance.now() - begun)
      if (isRight(text)) right++
      else if (values.wrong) console.log(`${question}\n${text}\n`)
    }
    row(`${language}: ${name} right of ${questions.length}`, right)
  }
  await share('look-ups by key', makeLookUps(articles, 50))
  await share('filters', makeFilters(articles, 50, language))
  times.sort((a, b) => a - b)
  row(`${language}: reply at the median, ms`, times[Math.floor(times.length * 0.5)] ?? 0)
  row(`${language}: reply at the 95th percentile, ms`, times[Math.floor(times.length * 0.95)] ?? 0)
  row(
    `${language}: memory that the server's process has gained, MB`,
    ((await memoryOfProcess(pid)) - before) / 1e6,
  )
}

async function measureReplies({ row }: Report, { origin }: ServerProcess, owner: JsonClient): Promise<void> {
  const right: Record<string, number> = {}
  const all: Record<string, number> = {}
  for (const book of readWorkbooks())
    await askAll(origin, owner, book, (question, { text, events }) => {
      const isRefused = events.some((event) => event.function_call !== undefined)
      const isRight = isRightReply(question, { text, isRefused })
      all[question.kind] = (all[question.kind] ?? 0) + 1
      right[question.kind] = (right[question.kind] ?? 0) + (isRight ? 1 : 0)
      if (!isRight && values.wrong) console.log(`${book.file} ${question.question}\n${text}\n`)
    })
  const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, each) => all + each, 0)
  row('workbooks: questions', all)
  row('workbooks: right without a model', right)
  row('workbooks: share right without a model', sum(right) / sum(all))
}

async function measurePrompts({ row }: Report, { origin }: ServerProcess, owner: JsonClient): Promise<void> {
  let held = 0
  let count = 0
  for (const book of readWorkbooks())
    await askAll(origin, owner, book, (question) => {
      if (question.kind === 'absent') return
      const prompt =
        model.requests
          .at(-1)
          ?.messages.map(({ content }) => content)
          .join('\n') ?? ''
      count++
      if (holdsAnswer(question, prompt)) held++
      else if (values.wrong) console.log(`not in the prompt: ${book.file} ${question.question}`)
    })
  row('workbooks: prompts that hold the answer', held / count)
}

async function askAll(
  origin: string,
  owner: JsonClient,
  book: Workbook,
  see: (question: Workbook['questions'][number], reply: Awaited<ReturnType<typeof ask>>) => void,
): Promise<void> {
  const publicId = await trainOn(owner, book.file, readWorkbookBytes(book))
  for (const question of book.questions)
    see(question, await ask(origin, publicId, { message: question.question }))
}
