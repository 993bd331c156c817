import type { TrainedServer } from '../support/trained-server.ts'

/** What one server took for its share of a run. */
export interface Share {
  /** Milliseconds of CPU a chat: of the server's process, and of all processes. */
  readonly serverCpu: number
  readonly allCpu: number
  /** Milliseconds to the first text, of each chat. */
  readonly firstText: readonly number[]
  readonly chatsPerSecond: number
}

interface Tally {
  serverCpu: number
  allCpu: number
  ms: number
  readonly firstText: number[]
}

/** Puts `chats` questions to each server, in blocks that take turns so that what disturbs the machine disturbs both. */
export async function measurePair(
  servers: readonly [TrainedServer, TrainedServer],
  questions: readonly string[],
  run: { readonly chats: number; readonly block: number; readonly atOnce: number },
): Promise<[Share, Share]> {
  const tallies: [Tally, Tally] = [emptyTally(), emptyTally()]
  // a b, b a, a b, …: neither is always the first of its pair.
  for (let done = 0, round = 0; done < run.chats; done += run.block, round++) {
    const asked = Array.from(
      { length: run.block },
      (_, at) => questions[(done + at) % questions.length] ?? '',
    )
    for (const place of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      await measureBlock(servers[place], asked, run.atOnce, tallies[place])
    }
  }
  return [shareOf(tallies[0]), shareOf(tallies[1])]
}

const emptyTally = (): Tally => ({ serverCpu: 0, allCpu: 0, ms: 0, firstText: [] })

async function measureBlock(server: TrainedServer, asked: readonly string[], atOnce: number, tally: Tally) {
  const before = await server.cpu()
  const begun = performance.now()
  const waiting = asked.values()
  const askOn = async () => {
    for (const question of waiting) tally.firstText.push(await server.ask(question))
  }
  await Promise.all(Array.from({ length: atOnce }, askOn))
  tally.ms += performance.now() - begun
  const after = await server.cpu()
  tally.serverCpu += after.server - before.server
  tally.allCpu += after.all - before.all
}

function shareOf({ serverCpu, allCpu, ms, firstText }: Tally): Share {
  const chats = firstText.length
  return {
    serverCpu: serverCpu / chats,
    allCpu: allCpu / chats,
    firstText,
    chatsPerSecond: (chats * 1000) / ms,
  }
}
