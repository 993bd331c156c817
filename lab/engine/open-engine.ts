import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { knowledgeCacheBytes } from '../../server/src/features/retrieval/base/knowledge-cache-bytes.ts'
import { getWordRanks } from '../../server/src/features/retrieval/get-word-ranks.ts'
import { readWordList } from '../../server/src/platform/word-lists/index.ts'

/** Bytes of passages that a server keeps in memory (`getCachedPassages`). */
const keptBytes = knowledgeCacheBytes()

export interface Entry {
  readonly title: string
  readonly text: string
}

/** An agent as the server keeps it, without database and wire. */
export interface TrainedAgent {
  /** Searches and composes, as the server does for a chat without a language model; whether it was answered. */
  readonly ask: (question: string) => boolean
  readonly indexBytes: number
  readonly passageCount: number
  /** Of the thread, in milliseconds: cutting left out, building and encoding the index. */
  readonly trainMs: number
}

export type Engine = (entries: Iterable<Entry>) => TrainedAgent

/** The engine of a checkout. */
export async function openEngine(checkout: string): Promise<Engine> {
  const load = <T>(path: string): Promise<T> =>
    import(pathToFileURL(resolve(checkout, 'engine/src', path)).href)
  const { splitIntoPassages } = await load<typeof import('@parleykit/engine/text/split-into-passages')>(
    'text/split-into-passages.ts',
  )
  const { passageBytes } =
    await load<typeof import('@parleykit/engine/text/passage-size')>('text/passage-size.ts')
  const { buildIndex } =
    await load<typeof import('@parleykit/engine/index/build-index')>('index/build-index.ts')
  const { encodeIndex } =
    await load<typeof import('@parleykit/engine/index/encode-index')>('index/encode-index.ts')
  const { decodeIndex } =
    await load<typeof import('@parleykit/engine/index/decode-index')>('index/decode-index.ts')
  const { searchIndex } =
    await load<typeof import('@parleykit/engine/query/search-index')>('query/search-index.ts')
  const { composeAnswer } =
    await load<typeof import('@parleykit/engine/answer/compose-answer')>('answer/compose-answer.ts')
  const { passagesAsked } =
    await load<typeof import('@parleykit/engine/answer/compose-answer')>('answer/compose-answer.ts')
  return (entries) => {
    const stored = [...entries].flatMap(({ title, text }, entryId) =>
      splitIntoPassages(text).map((passage) => ({ ...passage, title, entryId })),
    )
    const passages = stored.map((passage, passageId) => ({ ...passage, passageId, questions: null }))
    const begun = threadMs()
    const encoded = encodeIndex(buildIndex(passages, readWordList))
    const trainMs = threadMs() - begun
    const index = decodeIndex(encoded)
    const kept = new Map<number, (typeof passages)[number]>()
    let bytes = 0
    const recall = (passageId: number) => {
      const stored = passages[passageId]
      if (!stored) return []
      const passage = kept.get(passageId) ?? { ...stored }
      if (!kept.delete(passageId)) bytes += passageBytes(passage)
      kept.set(passageId, passage)
      for (const [oldest, it] of kept) {
        if (bytes <= keptBytes) break
        kept.delete(oldest)
        bytes -= passageBytes(it)
      }
      return [passage]
    }
    return {
      indexBytes: encoded.byteLength,
      passageCount: passages.length,
      trainMs,
      ask: (question) => {
        const search = searchIndex(index, question, {
          limit: passagesAsked,
          ranksOf: getWordRanks,
          isLive: () => true,
        })
        const found = search.hits.flatMap(({ passageId }) => recall(passageId))
        return composeAnswer({ search, passages: found }).kind === 'answer'
      },
    }
  }
}

/** Processor time of this thread. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
