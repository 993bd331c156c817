import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Agent } from '@parleykit/contract/agents/agents'
import type { ChatReply } from '@parleykit/contract/chat/chat'
import type { AgentImport } from '@parleykit/contract/portability/agent-files'
import { type JsonClient, signIn } from '../../e2e/support/json-client.ts'
import { endServer, runServer, type ServerProcess } from '../../e2e/support/run-server.ts'
import { watchMemory } from '../product/watch-memory.ts'
import { questionAbout, writeModels } from './write-models.ts'

/**
 * `npm run bench:agent-file [-- --megabytes 49]`: an agent of that size, half of it files, exported from one server and imported on another: how
 * long that takes, and whether both answer alike. Ends with 1 where anything is left out or an answer differs.
 */
const { values } = parseArgs({ options: { megabytes: { type: 'string', default: '49' } } })
const questions = 100
const environment = { BILLING: 'off', EMBEDDING_MODEL: 'off' }
const row = (name: string, value: string) => console.log(`${name.padEnd(58)}${value}`)

async function measure<T>(name: string, server: ServerProcess, work: () => Promise<T>): Promise<T> {
  const memory = await watchMemory(server)
  const begun = performance.now()
  const result = await work()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  row(
    `${name}, s / memory of all processes, worst, MB`,
    `${seconds} / ${Math.round((await memory.stop()) / 1e6)}`,
  )
  return result
}

async function train(owner: JsonClient, id: number): Promise<Agent> {
  for (;;) {
    const agent = await owner.send<Agent>('GET', `/api/agents/${id}`)
    if (agent.trained) return agent
    if (agent.trainingStatus === 'error') throw new Error(agent.trainingError ?? 'The training failed')
    if (agent.trainingStatus === 'idle') await owner.send('POST', `/api/agents/${id}/train`)
    await sleep(300)
  }
}

async function importFile(owner: JsonClient, file: Uint8Array<ArrayBuffer>): Promise<AgentImport> {
  const sent = await owner.post('/api/agent-imports', 'file', 'large.agent.zip', file)
  if (!sent.ok) throw new Error(`The file was refused: ${await sent.text()}`)
  const { id } = (await sent.json()) as AgentImport
  for (;;) {
    const read = await owner.send<AgentImport>('GET', `/api/agent-imports/${id}`)
    if (read.status !== 'processing') return read
    await sleep(100)
  }
}

const dirs = [
  await mkdtemp(join(tmpdir(), 'parleykit-bench-')),
  await mkdtemp(join(tmpdir(), 'parleykit-bench-')),
]
const [here, there] = await Promise.all(dirs.map((dir) => runServer(dir, environment)))
if (!here || !there) throw new Error('There are two servers')
const owner = await signIn(here.origin, 'bench-owner', true)
const { id, publicId } = await owner.send<Agent>('POST', '/api/agents', { name: 'Large' })
const { texts, models } = writeModels(Number(values.megabytes), 1_000_000)
for (const [index, content] of texts.entries()) {
  const name = `Models ${index + 1}.md`
  if (index % 2 === 0) await owner.upload(`/api/agents/${id}/knowledge/upload`, name, content)
  else await owner.send('POST', `/api/agents/${id}/knowledge`, { content, fileName: name })
}
const file = await measure('exported', here, async () => {
  const answer = await fetch(`${here.origin}/api/agents/${id}/file`, { headers: { cookie: owner.cookie } })
  return new Uint8Array(await answer.arrayBuffer())
})
row('its file, bytes', file.length.toLocaleString('en-US'))
const other = await signIn(there.origin, 'bench-owner', true)
const { agentId, report } = await measure('imported', there, () => importFile(other, file))
if (agentId === null || report === null) throw new Error('Nothing was imported')
row('texts / files / left out', `${report.texts} / ${report.files} / ${report.leftOut.length}`)
const imported = await measure('trained there', there, () => train(other, agentId))
await measure('trained here', here, () => train(owner, id))

let alike = 0
let refused = 0
for (let asked = 0; asked < questions; asked++) {
  const message = questionAbout(Math.floor((asked * models) / questions))
  const ask = (client: JsonClient, bot: string) =>
    client.send<ChatReply>('POST', `/api/public/chat/${bot}`, {
      message,
      visitorId: 'visitor-0123456789abcdef',
    })
  const [one, two] = [await ask(owner, publicId), await ask(other, imported.publicId)]
  if (one.message === two.message) alike++
  if (one.function_call) refused++
}
row(`answers that are the same / refused, of ${questions}`, `${alike} / ${refused}`)
if (alike < questions || refused > 0 || report.leftOut.length > 0) process.exitCode = 1
await Promise.all([here, there].map((server) => endServer(server, 'SIGTERM')))
for (const dir of dirs) await rm(dir, { recursive: true, force: true })
