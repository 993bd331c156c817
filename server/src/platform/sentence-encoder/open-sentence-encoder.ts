import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import { openWorkProcess, type Work, type WorkProcess } from '../work-process/index.ts'

/** Meanings of English texts as vectors, made on this machine without a key (Cer et al., "Universal Sentence Encoder", 2018). */
export interface SentenceEncoder {
  /** Changes with the vectors: those of another name can't be compared with its own. */
  readonly name: string
  readonly dimension: number
  /**
   * One vector a text, in their order. `now`: somebody waits, so it goes before what is wanted `later`; null where it takes
   * longer than `patienceMs` (2 s), or too many wait. Rejects where the process ends, and once the encoder is closed.
   */
  encodeNow(text: string, patienceMs?: number): Promise<Float32Array | null>
  encodeLater(texts: readonly string[]): Promise<Float32Array[]>
  close(): void
}

const encodeTexts: Work<string, Float32Array> = { module: new URL('./encode-texts.ts', import.meta.url) }

/** The model and its tensors; 200 MB is usual. */
const maxMemoryBytes = 900 * 1024 * 1024
/** Longer texts mean what they begin with. */
export const longestText = 600
/** What `later` does in one go, so that a question doesn't wait long behind it. */
const textsAtOnce = 4
const hangsAfterMs = 60_000
/** A refusal waits for what else might be meant no longer than this. */
const longestPatienceMs = 2000
const mostWaiting = 20
/** Questions whose vectors are kept, at 2 KB each. */
const mostRecent = 500
/** Its memory goes back when nobody has asked for a while. */
const idleMs = 60_000

/** Starts its process with the first text, and ends it when it has been idle for a minute. */
export function openSentenceEncoder(): SentenceEncoder {
  const queue = new PQueue({ concurrency: 1 })
  const closing = new AbortController()
  const recent = new LRUCache<string, Float32Array>({ max: mostRecent })
  let process: WorkProcess | null = null
  let idle: NodeJS.Timeout | undefined
  const rest = () => {
    process?.close()
    process = null
  }
  const encode = (texts: readonly string[], priority: number) =>
    queue.add(
      async () => {
        closing.signal.throwIfAborted()
        clearTimeout(idle)
        process ??= openWorkProcess({ maxMemoryBytes }, closing.signal)
        try {
          const cut = texts.map((text) => text.slice(0, longestText))
          return await process.run(encodeTexts, cut, { maxMilliseconds: hangsAfterMs })
        } finally {
          idle = setTimeout(rest, idleMs).unref()
        }
      },
      { priority },
    )
  return {
    // Another number where the texts of a topic change, their order, or what was learned: all are encoded anew.
    name: 'use-lite-en-4',
    dimension: 512,
    async encodeNow(text, patienceMs = longestPatienceMs) {
      const known = recent.get(text)
      if (known) return known
      if (queue.sizeBy({ priority: 1 }) >= mostWaiting) return null
      const encoded = encode([text], 1)
      // Kept even where nobody waits for it any more: the same question is asked of the suggestions next.
      encoded.then(([vector]) => vector && recent.set(text, vector)).catch(() => {})
      const vectors = await Promise.race([encoded, after(patienceMs)])
      return vectors?.[0] ?? null
    },
    async encodeLater(texts) {
      const vectors: Float32Array[] = []
      for (let at = 0; at < texts.length; at += textsAtOnce)
        vectors.push(...(await encode(texts.slice(at, at + textsAtOnce), 0)))
      return vectors
    },
    close() {
      closing.abort()
      clearTimeout(idle)
      rest()
    },
  }
}

function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, null).unref())
}
