import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { varyArticles } from '../../bench/eval/large/vary-articles.ts'
import { readMaterial } from '../../bench/eval/read-material.ts'
import { SITUATION_AGENTS } from '../../bench/eval/small/agents/situation-agents.ts'
import { ENGLISH_AGENTS } from '../../bench/eval/small/english-agents.ts'
import { FURTHER_AGENTS } from '../../bench/eval/small/further-agents.ts'
import { type Engine, type Entry, openEngine, type TrainedAgent } from './open-engine.ts'
import { pairEngines, type QuestionTimes, type Task } from './pair-engines.ts'

/** `npm run lab -- engine`: what a question costs the engine, beside another checkout's where one is named. */
const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    bytes: { type: 'string', default: '600000,49900000' },
    questions: { type: 'string', default: '600' },
  },
})
const warmUp = 100
const fileBytesMax = 8_000_000
const here = fileURLToPath(new URL('../..', import.meta.url))
const checkouts = [...(values.against === undefined ? [] : [values.against]), here]
const engines: Engine[] = []
for (const checkout of checkouts) engines.push(await openEngine(checkout))

/** What each engine makes of the same texts. */
function trainAll(entries: () => Iterable<Entry>): TrainedAgent[] {
  return engines.map((train) => train(entries()))
}

function print(name: string, tasks: readonly Task[]): void {
  const row = (label: string, told: (times: QuestionTimes) => string, all: readonly QuestionTimes[]) =>
    console.log(`${`${name}: ${label}`.padEnd(52)}${all.map(told).join('  →  ')}`)
  const all = pairEngines(engines.length, tasks, warmUp)
  row('p50 / p95, ms', ({ p50, p95 }) => `${p50.toFixed(2)} / ${p95.toFixed(2)}`, all)
  row('processor time of a question, ms', ({ cpu }) => cpu.toFixed(2), all)
  row('answered', ({ answered }) => `${(100 * answered).toFixed(1)} %`, all)
  const [before, after] = all
  if (before && after) {
    const times = (one: number, other: number) => `${(one / other).toFixed(2)} times`
    const ratios = [times(before.p50, after.p50), times(before.p95, after.p95), times(before.cpu, after.cpu)]
    console.log(`${`${name}: less at p50, p95, processor`.padEnd(52)}${ratios.join(', ')}`)
  }
}

const small = [...ENGLISH_AGENTS, ...FURTHER_AGENTS, ...SITUATION_AGENTS].map((agent) => {
  const trained = trainAll(() => agent.entries)
  const turns = agent.conversations.flat()
  return turns.map(({ question }) => ({ question, agents: trained }))
})
// The agents take turns too, as those of one server do.
const longest = Math.max(...small.map((tasks) => tasks.length))
const rounds = Array.from({ length: longest }, (_, round) => small.flatMap((tasks) => tasks[round] ?? []))
print('small agents', rounds.flat())

const material = readMaterial()
if (!material) console.log('Without ../shared/data/qa only small agents are measured.')
for (const bytes of material ? values.bytes.split(',').map(Number) : []) {
  const articles = [...(material?.articles.values() ?? [])]
  const size = { bytes, fileBytes: Math.min(bytes, fileBytesMax) }
  const agents = trainAll(() => {
    const texts = [...varyArticles(articles, size, 1)]
    return texts.map((text, at) => ({ title: `part-${at}.txt`, text }))
  })
  const name = bytes < 1_000_000 ? `${bytes / 1000} KB` : `${Math.round(bytes / 1_000_000)} MB`
  const all = material?.questions ?? []
  const every = Math.max(1, Math.floor(all.length / (Number(values.questions) + warmUp)))
  const questions = all.filter((_, at) => at % every === 0).map(({ question }) => question)
  const each = (told: (agent: TrainedAgent) => string) => agents.map(told).join('  →  ')
  console.log(
    `${`${name}: index, MB; processor time to build, s`.padEnd(52)}${each(
      ({ indexBytes, trainMs }) => `${(indexBytes / 1e6).toFixed(1)}; ${(trainMs / 1000).toFixed(1)}`,
    )}`,
  )
  const tasks = questions.map((question) => ({ question, agents }))
  print(name, tasks)
  // What words mean in an index is remembered, so a server that has run for long sees mostly these.
  print(`${name}, asked again`, tasks)
}
