import type { Agent } from '@parleykit/contract/agents/agents'
import { uploadBytesMax } from '@parleykit/contract/knowledge/limits'
import { watchMemory } from '../../../bench/support/processes.ts'
import { type JsonClient, signIn } from '../../../e2e/support/json-client.ts'
import type { ServerProcess } from '../../../e2e/support/run-server.ts'
import { largePicture } from '../large-picture.ts'
import type { Probe } from '../probe.ts'

const megabyte = 1024 * 1024
/** Beyond what the server takes before, in bytes. */
const memoryBorne = 700 * megabyte
const files = 30

/** Sends what one account may send at once, and counts what is answered. */
function probe(name: string, send: (owner: JsonClient, agent: Agent) => Promise<Response>[]): Probe {
  return {
    name: `uploads: ${name}`,
    worstHealthMs: 300,
    run: (server) => measure(server, send),
  }
}

async function measure(
  server: ServerProcess,
  send: (owner: JsonClient, agent: Agent) => Promise<Response>[],
): ReturnType<Probe['run']> {
  const owner = await signIn(server.origin, 'bench-owner', true)
  const agent = await owner.send<Agent>('POST', '/api/agents', { name: 'Hostile' })
  const memory = await watchMemory(server)
  const begun = performance.now()
  const answers = await Promise.all(
    send(owner, agent).map((answer) =>
      answer.then(
        ({ status }) => String(status),
        () => 'cut off',
      ),
    ),
  )
  const most = await memory.stop()
  const counts = Object.entries(Object.groupBy(answers, (answer) => answer))
  return {
    rows: [
      ['answers', counts.map(([answer, all]) => `${all?.length} × ${answer}`).join(', ')],
      ['answered within, ms', (performance.now() - begun).toFixed(0)],
      ['memory of all processes before / most, MB', `${inMegabytes(memory.before)} / ${inMegabytes(most)}`],
    ],
    held: most - memory.before <= memoryBorne && answers.every((answer) => /^[24]/.test(answer)),
  }
}

const inMegabytes = (bytes: number) => (bytes / megabyte).toFixed(0)

export const uploads: readonly Probe[] = [
  probe(`${files} of 20 MB at once from one account`, (owner, agent) =>
    Array.from({ length: files }, (_, index) => {
      const bytes = Buffer.alloc(uploadBytesMax, `Parcel ${index} leaves the harbour at noon. `)
      return owner.post(`/api/agents/${agent.id}/knowledge/upload`, 'file', `words-${index}.txt`, bytes)
    }),
  ),
  probe('a picture of 20,000 x 20,000 pixels in 380 KB', (owner, agent) => [
    owner.post(`/api/bots/${agent.id}/profile-image`, 'image', 'large.png', largePicture(20_000)),
  ]),
]
