import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import { openWorkProcess, type Work, type WorkProcess } from '../work-process/index.ts'

/** Meanings of English texts as vectors, made on this machine without a key (Cer et al., "Universal Sentence Encoder", 2018). */
export interface SentenceEncoder {
  /** Changes with the vectors: those of another name can't be compared with its own. */
  readonly name: string
  readonly dimension: number
  /**
   * One vector a text, in their order. `now`: a visitor waits; null if it takes longer than `patienceMs` (3 s, and 10 s of an
   * encoder that has yet to load), or too many texts wait. `all`: a training waits. Rejects if the process ends, and once the encoder is closed.
   */
  encodeNow(texts: readonly string[], patienceMs?: number): Promise<Float32Array[] | null>
  encodeAll(texts: readonly string[]): Promise<Float32Array[]>
  close(): void
}

const encodeTexts: Work<string, Float32Array> = { module: new URL('./encode-texts.ts', import.meta.url) }

/** The model and its tensors; 200 MB is usual. */
const maxMemoryBytes = 900 * 1024 * 1024
/** Longer texts mean what they begin with. */
export const longestText = 600
/** Texts of one batch are as long as its longest one: those of about the same length take a third less time. */
const batchTexts = 8
const batchMs = 60_000
/** A question's sentences take half a second, and loading takes one: on a machine that is busy with a start, some more. */
const longestPatienceMs = { ready: 3000, loading: 10_000 }
/** In batches. */
const mostWaiting = 40
/** Texts whose vectors are kept, at 2 KB each: questions, and the sentences of large knowledge that are asked for often. */
const mostRecent = 8000

/**
 * Questions have a process of their own, so that they don't wait for trainings. Each process starts with its first text and ends
 * when it has been idle.
 */
export function openSentenceEncoder(): SentenceEncoder {
  const closing = new AbortController()
  const now = openEncoding(closing.signal, 60_000)
  const training = openEncoding(closing.signal, 5000)
  const recent = new LRUCache<string, Float32Array>({ max: mostRecent })
  return {
    // Another number where the texts of a topic change, their order, or what was learned: all are encoded anew.
    name: 'use-lite-en-6',
    dimension: 512,
    async encodeNow(texts, patienceMs = longestPatienceMs[now.isReady() ? 'ready' : 'loading']) {
      const known = new Map(texts.map((text) => [text, recent.get(text)]))
      const missing = [...known.keys()].filter((text) => !known.get(text))
      if (missing.length > 0 && now.waiting() >= mostWaiting) return null
      const encoding = now.encode(missing, (text, vector) => {
        known.set(text, vector)
        // Kept even if nobody waits for it any more: the same question is asked again, or its suggestions are looked for.
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
  /** Gives each text its vector, batch by batch. */
  encode(texts: readonly string[], take: (text: string, vector: Float32Array) => void): Promise<void>
  /** Batches that haven't begun. */
  waiting(): number
  /** Whether its process has loaded the encoder. */
  isReady(): boolean
}

/** A process of the encoder's, which is there while it is needed. */
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
