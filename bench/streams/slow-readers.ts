import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { quantile } from '../eval/measure-articles.ts'
import { startTrainedServer, type TrainedServer } from '../paired/trained-server.ts'

/** `npm run bench:slow-readers`: what visitors who hardly read cost those who do. */
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
try {
  await chatQuickly(server) // until the code is compiled
  for (let round = 1; round <= Number(values.rounds); round++) {
    report('alone', await chatQuickly(server))
    const beside = await chatBesideSlowOnes(server)
    report(`beside ${slow} slow ones (${beside.slowChats} chats)`, beside)
  }
} finally {
  await server.close()
}

function report(name: string, { firstText, chatsPerSecond, memory }: Round): void {
  const milliseconds = [0.5, 0.95, 0.99].map((share) => quantile(firstText, share).toFixed(0)).join(' / ')
  console.log(
    `${name.padEnd(40)} first text p50 / p95 / p99 ${milliseconds} ms, ${chatsPerSecond.toFixed(0)} chats/s, ${(memory / 2 ** 20).toFixed(0)} MiB`,
  )
}
