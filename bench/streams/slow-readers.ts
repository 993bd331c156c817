import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { quantile } from '../eval/measure-articles.ts'
import { openReport } from '../support/open-report.ts'
import { startTrainedServer, type TrainedServer } from '../support/trained-server.ts'

/** `npm run bench -- streams --slow-readers`: what visitors who hardly read cost those who do. */
const { values } = parseArgs({
  options: {
    slow: { type: 'string', default: '100' },
    quick: { type: 'string', default: '50' },
    chats: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '3' },
  },
})
const [slow, quick, chats] = [Number(values.slow), Number(values.quick), Number(values.chats)]
const TEXT = Array.from(
  { length: 40 },
  (_, day) =>
    `# Tour ${day + 1}\n\nTour ${day + 1} leaves the harbour at ${8 + (day % 10)} o'clock and costs ${20 + day} euros.`,
).join('\n\n')
const question = (number: number) => `When does tour ${1 + (number % 40)} leave the harbour?`

interface Round {
  readonly firstText: number[]
  readonly chatsPerSecond: number
  readonly memory: number
}

async function chatQuickly(server: TrainedServer): Promise<Round> {
  const firstText: number[] = []
  let next = 0
  const begun = performance.now()
  const chat = async () => {
    while (next < chats) firstText.push(await server.ask(question(next++)))
  }
  await Promise.all(Array.from({ length: quick }, chat))
  const seconds = (performance.now() - begun) / 1000
  return { firstText, chatsPerSecond: chats / seconds, memory: await server.memory() }
}

async function chatBesideSlowOnes(server: TrainedServer): Promise<Round & { readonly slowChats: number }> {
  const over = new AbortController()
  let slowChats = 0
  const readSlowly = async (number: number) => {
    while (!over.signal.aborted) {
      await server.askSlowly(question(number), over.signal).catch((error) => {
        if (!over.signal.aborted) throw error
      })
      slowChats++
    }
  }
  const readers = Promise.all(Array.from({ length: slow }, (_, number) => readSlowly(number)))
  const round = await chatQuickly(server)
  over.abort()
  await readers
  return { ...round, slowChats }
}

const server = await startTrainedServer(fileURLToPath(new URL('../..', import.meta.url)), TEXT, {
  EMBEDDING_MODEL: 'off',
})
const report = openReport('streams-slow-readers', values)
try {
  await chatQuickly(server) // until the code is compiled
  for (let round = 1; round <= Number(values.rounds); round++) {
    tell(`alone, round ${round}`, await chatQuickly(server))
    const beside = await chatBesideSlowOnes(server)
    tell(`beside ${slow} slow readers, round ${round}`, beside)
  }
  report.save()
} finally {
  await server.close()
}

function tell(name: string, { firstText, chatsPerSecond, memory }: Round): void {
  const at = (share: number) => Math.round(quantile(firstText, share))
  report.row(name, {
    firstTextMs: { p50: at(0.5), p95: at(0.95), p99: at(0.99) },
    chatsPerSecond: Math.round(chatsPerSecond),
    memoryMib: Math.round(memory / 2 ** 20),
  })
}
