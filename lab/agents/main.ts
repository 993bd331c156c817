import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Agent } from '@parleykit/contract/agents/agents'
import { limitsOf } from '@parleykit/contract/billing/plans'
import { quantile } from '../../bench/eval/measure-articles.ts'
import { cpuOfFamily, memoryOfFamily } from '../../bench/support/processes.ts'
import { grantEverything } from '../../bench/support/trained-server.ts'
import { type JsonClient, signIn } from '../../e2e/support/json-client.ts'
import { endServer, runServer } from '../../e2e/support/run-server.ts'
import { seededRandom } from '../../e2e/support/seeded-random.ts'

/** `npm run lab -- agents`: what an installation with many agents costs the chats of each, beside those of one agent. */
const { values } = parseArgs({
  options: {
    agents: { type: 'string', default: '10000' },
    chats: { type: 'string', default: '1000' },
    'at-once': { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
  },
})
const [count, chats, atOnce] = [Number(values.agents), Number(values.chats), Number(values['at-once'])]
/** Agents that are made and trained at a time. */
const madeAtOnce = 8
/** What a house of crafts offers, and what it says of each. */
const offers: readonly (readonly [name: string, remark: string])[] = [
  ['pottery evening', 'Clay, glazes and the firing are part of it.'],
  ['bread workshop', 'You take two loaves and some sourdough home.'],
  ['harbour tour', 'The boat leaves from the old pier, whatever the weather.'],
  ['bicycle repair', 'Most of them are done on the same day.'],
  ['guitar lesson', 'We lend you an instrument for as long as you learn.'],
  ['cooking class', 'Tell us beforehand what you do not eat.'],
  ['museum visit', 'Pupils and students come in at half of that.'],
  ['sewing course', 'Machines are there, bring your own fabric.'],
  ['wine tasting', 'Six glasses are poured, with cheese from the valley.'],
  ['yoga session', 'Mats can be borrowed at the entrance.'],
  ['photo walk', 'Any camera will do, even that of a telephone.'],
  ['climbing trial', 'Shoes and harness are included.'],
  ['garden consultation', 'Our gardener comes to your place.'],
  ['children birthday', 'Up to ten guests may take part.'],
  ['furniture restoration', 'Send us a picture first, so that we can say how long it takes.'],
  ['ski rental', 'Helmets are free for everybody under fourteen.'],
  ['language exam', 'The certificate is sent by post within three weeks.'],
  ['dog training', 'It takes place outdoors on Saturday mornings.'],
  ['piano tuning', 'We come on weekdays between eight and five.'],
  ['massage appointment', 'Please cancel a day ahead if you cannot make it.'],
]

/** Every house has prices of its own, so that what another agent knows would show. */
const priceOf = (agent: number, offer: number) => 10 + ((agent * 7 + offer * 13) % 90)
const knowledgeOf = (agent: number) =>
  offers
    .map(
      ([name, remark], offer) => `# ${name}\n\nThe ${name} costs ${priceOf(agent, offer)} euros. ${remark}`,
    )
    .join('\n\n')

async function inTurns(length: number, lanes: number, work: (number: number) => Promise<void>) {
  let next = 0
  const lane = async () => {
    while (next < length) await work(next++)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

interface MadeAgent {
  readonly owner: JsonClient
  readonly publicId: string
}

async function makeAgents(origin: string): Promise<MadeAgent[]> {
  const owners: JsonClient[] = []
  for (let made = 0; made < count; made += limitsOf('admin').agents) {
    const name = `bench-owner-${owners.length}`
    owners.push(await signIn(origin, name, true))
    await grantEverything(dataDir, name)
  }
  const agents: MadeAgent[] = []
  await inTurns(count, madeAtOnce, async (number) => {
    const owner = owners[number % owners.length]
    if (!owner) return
    const { id, publicId } = await owner.send<Agent>('POST', '/api/agents', { name: `Shop ${number}` })
    await owner.send('POST', `/api/agents/${id}/knowledge`, { content: knowledgeOf(number) })
    await owner.send('POST', `/api/agents/${id}/train`)
    agents[number] = { owner, publicId }
    if ((number + 1) % 1000 === 0) console.log(`${number + 1} agents`)
  })
  return agents
}

const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-agents-'))
const server = await runServer(dataDir, { EMBEDDING_MODEL: 'off' })
const pid = server.process.pid ?? 0
const random = seededRandom(Number(values.seed))
const cpu = () => cpuOfFamily(pid)
try {
  const begun = performance.now()
  const agents = await makeAgents(server.origin)
  console.log(`${count} agents made and trained in ${Math.round((performance.now() - begun) / 1000)} s`)
  await measure('until the code is compiled', () => 0)
  let first = 0
  await measure(`each of ${count}, asked first`, () => first++, count)
  for (let round = 1; round <= Number(values.rounds); round++) {
    await measure('one agent', () => 0)
    await measure(`any of ${count}`, () => Math.floor(random() * count))
  }

  async function measure(name: string, choose: () => number, asked = chats): Promise<void> {
    const whole: number[] = []
    let wrong = 0
    const [cpuBefore, start] = [await cpu(), performance.now()]
    await inTurns(asked, atOnce, async (number) => {
      const agent = choose()
      const offer = number % offers.length
      // In the owner's preview, so that no plan's credits end the run.
      const body = {
        visitorId: `visitor-${number}`,
        message: `What does the ${offers[offer]?.[0]} cost?`,
        preview: true,
      }
      const made = agents[agent]
      if (!made) throw new Error(`There is no agent ${agent}`)
      const { begun, response } = await made.owner.stream(`/api/public/chat-stream/${made.publicId}`, body)
      const text = await response.text()
      whole.push(performance.now() - begun)
      if (!text.includes(`costs ${priceOf(agent, offer)} euros`)) wrong++
    })
    const seconds = (performance.now() - start) / 1000
    const cpuMs = ((await cpu()) - cpuBefore) / asked
    const [p50, p95] = [0.5, 0.95].map((share) => quantile(whole, share).toFixed(1))
    const figures = `${(asked / seconds).toFixed(0)} chats/s, p50 ${p50}, p95 ${p95} ms, CPU a chat ${cpuMs.toFixed(1)} ms, wrong ${wrong}`
    console.log(`${name.padEnd(28)}${figures}, ${((await memoryOfFamily(pid)) / 2 ** 20).toFixed(0)} MiB`)
  }
} finally {
  await endServer(server, 'SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
}
