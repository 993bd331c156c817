import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import { openWorkProcess, type Work, type WorkProcess } from '../child-process/index.ts'

/**
 * Vectors for the meanings of English texts, computed locally without a key (Cer et al., "Universal Sentence Encoder",
 * 2018).
 */
export interface SentenceEncoder {
  /** Changes whenever the vectors do: vectors under different names can't be compared. */
  readonly name: string
  readonly dimension: number
  /**
   * One vector per text, in order. `now`: a visitor waits; null if it takes longer than `patienceMs` (3 s, or 10 s if
   * the encoder has yet to load), or if too many texts wait. `all`: a training waits. Rejects if the process ends, and
   * once the encoder is closed.
   */
  encodeNow(texts: readonly string[], patienceMs?: number): Promise<Float32Array[] | null>
  encodeAll(texts: readonly string[]): Promise<Float32Array[]>
  close(): void
}

const encodeTexts: Work<string, Float32Array> = { module: new URL('./encode-texts.ts', import.meta.url) }

/** Memory of the model and its tensors, usually 200 MB. */
const maxMemoryBytes = 900 * 1024 * 1024
/** Longer texts are represented by their beginning. */
export const longestText = 600
/** Texts of a batch are padded to the longest one. Batching texts of similar length takes a third less time. */
const batchTexts = 8
const batchMs = 60_000
/** A question's sentences take half a second, and loading takes one; more on a machine busy with a start. */
const longestPatienceMs = { ready: 3000, loading: 10_000 }
/** In number of batches. */
const mostWaiting = 40
/** Number of cached vectors, at 2 KB each: of questions, and of sentences of large knowledge that are often needed. */
const mostRecent = 8000

/**
 * Questions have a separate process, so that they don't wait for trainings. Each process starts with its first text and
 * ends when it has been idle.
 */
export function openSentenceEncoder(): SentenceEncoder {
  const closing = new AbortController()
  const now = openEncoding(closing.signal, 60_000)
  const training = openEncoding(closing.signal, 5000)
  const recent = new LRUCache<string, Float32Array>({ max: mostRecent })
  return {
    // Increment this if the texts of a topic, their order or the learned weights change: everything is then encoded
    // again.
    name: 'use-lite-en-6',
    dimension: 512,
    async encodeNow(texts, patienceMs = longestPatienceMs[now.isReady() ? 'ready' : 'loading']) {
      const known = new Map(texts.map((text) => [text, recent.get(text)]))
      const missing = [...known.keys()].filter((text) => !known.get(text))
      if (missing.length > 0 && now.waiting() >= mostWaiting) return null
      const encoding = now.encode(missing, (text, vector) => {
        known.set(text, vector)
        // Cached even if nobody waits any more: the question may be asked again, or its suggestions requested.
        recent.set(text, vector)
      })
      encoding.catch(() => {})
      const isDone = await Promise.race([encoding.then(() => true), after(patienceMs)])
      return isDone ? texts.flatMap((text) => known.get(text) ?? []) : null
    },
    async encodeAll(texts) {
      const vectors = new Map<string, Float32Array>()
      await training.encode([...new Set(texts)], (text, vector) => vectors.set(text, vector))
      return texts.flatMap((text) => vectors.get(text) ?? [])
    },
    close() {
      closing.abort()
    },
  }
}

interface Encoding {
  /** Computes the vectors of the texts, batch by batch. */
  encode(texts: readonly string[], take: (text: string, vector: Float32Array) => void): Promise<void>
  /** Number of batches that haven't started. */
  waiting(): number
  /** Whether its process has loaded the encoder. */
  isReady(): boolean
}

/** An encoder process that exists while it is needed. */
function openEncoding(signal: AbortSignal, idleMs: number): Encoding {
  const queue = new PQueue({ concurrency: 1 })
  let process: WorkProcess | null = null
  let isReady = false
  let idle: NodeJS.Timeout | undefined
  const rest = () => {
    process?.close()
    process = null
    isReady = false
  }
  const encodeBatch = async (texts: readonly string[]) => {
    signal.throwIfAborted()
    clearTimeout(idle)
    process ??= openWorkProcess({ maxMemoryBytes }, signal)
    try {
      const cut = texts.map((text) => text.slice(0, longestText))
      const vectors = await process.run(encodeTexts, cut, { maxMilliseconds: batchMs })
      isReady = true
      return vectors
    } finally {
      idle = setTimeout(rest, idleMs).unref()
    }
  }
  return {
    async encode(texts, take) {
      const sorted = texts.toSorted((a, b) => a.length - b.length)
      const batches = Array.from({ length: Math.ceil(sorted.length / batchTexts) }, (_, at) =>
        sorted.slice(at * batchTexts, (at + 1) * batchTexts),
      )
      await Promise.all(
        batches.map(async (batch) => {
          const vectors = await queue.add(() => encodeBatch(batch))
          for (const [at, vector] of vectors.entries()) take(batch[at] ?? '', vector)
        }),
      )
    },
    waiting: () => queue.size,
    isReady: () => isReady,
  }
}

function after(milliseconds: number): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, false).unref())
}
