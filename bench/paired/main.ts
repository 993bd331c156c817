import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { quantile } from '../eval/measure-articles.ts'
import { readMaterial } from '../eval/read-material.ts'
import { openReport } from '../support/open-report.ts'
import { startTrainedServer } from '../support/trained-server.ts'
import { measurePair } from './measure-pair.ts'
import { startQuotingModel } from './quoting-model.ts'

/** `npm run bench -- paired --against FOLDER`: this checkout's server beside another built one's, chat by chat. */
const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    chats: { type: 'string', default: '2000' },
    block: { type: 'string', default: '50' },
    'at-once': { type: 'string', default: '1' },
    kilobytes: { type: 'string', default: '545' },
    model: { type: 'boolean', default: false },
    env: { type: 'string', multiple: true, default: [] }, // of both: EMBEDDING_MODEL=off
    'env-here': { type: 'string', multiple: true, default: [] }, // of this checkout's alone
  },
})
const settings = (given: readonly string[]) =>
  Object.fromEntries(given.map((it) => [it.slice(0, it.indexOf('=')), it.slice(it.indexOf('=') + 1)]))

const here = fileURLToPath(new URL('../..', import.meta.url))
const material = readMaterial()
if (!values.against || !material) {
  console.error('Name another built checkout with --against; the questions are read from ../shared/data/qa.')
  process.exit(2)
}
const articleStart = (name: string) => (material.articles.get(name) ?? '').slice(0, 500)
const text = [...material.articles.values()].join('\n\n').slice(0, Number(values.kilobytes) * 1000)
// Only what the text answers: what is off its topic takes another way, which isn't the same in every checkout.
const questions = material.questions
  .filter(
    (it) => it.answers.some((answer) => text.includes(answer)) && text.includes(articleStart(it.article)),
  )
  .map((it) => it.question)
const model = values.model ? await startQuotingModel() : null
const environment: Record<string, string> = {
  ...(model && { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'quoting', LLM_TRAINING_QUESTIONS: 'off' }),
  ...settings(values.env),
}

const other = await startTrainedServer(resolve(values.against), text, environment)
const own = await startTrainedServer(here, text, { ...environment, ...settings(values['env-here']) })
const atOnce = Number(values['at-once'])
const block = Number(values.block)
await measurePair([other, own], questions, { chats: 4 * block, block, atOnce }) // until the code is compiled
const [before, now] = await measurePair([other, own], questions, {
  chats: Number(values.chats),
  block,
  atOnce,
})
const [memoryBefore, memoryNow] = await Promise.all([other.memory(), own.memory()])
await Promise.all([other.close(), own.close(), model?.close()])

const report = openReport('paired', values)
const row = (name: string, was: number, is: number) =>
  report.row(name, { other: was, here: is, ratio: is / was })
row('start to the first answer, ms', other.startMs, own.startMs)
row(`upload and training of ${values.kilobytes} KB, ms`, other.trainMs, own.trainMs)
row('CPU of the server a chat, ms', before.serverCpu, now.serverCpu)
row('CPU of all processes a chat, ms', before.allCpu, now.allCpu)
row('first text, ms, p50', quantile(before.firstText, 0.5), quantile(now.firstText, 0.5))
row('first text, ms, p95', quantile(before.firstText, 0.95), quantile(now.firstText, 0.95))
row(`chats a second, ${atOnce} at once`, before.chatsPerSecond, now.chatsPerSecond)
row('memory (PSS) of all processes after, MiB', memoryBefore / 2 ** 20, memoryNow / 2 ** 20)
report.save()
