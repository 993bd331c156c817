import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import { openWorkProcess, type Work, type WorkProcess } from '../work-process/index.ts'

/** Meanings of English texts as vectors, made on this machine without a key (Cer et al., "Universal Sentence Encoder", 2018). */
export interface SentenceEncoder {
  /** Changes with the vectors: those of another name can't be compared with its own. */
  readonly name: string
  readonly dimension: number
  /**
   * One vector a text, in their order. `now`: somebody waits; null where it takes longer than `patienceMs` (2 s), or too many
   * wait. What is wanted `later` gets the processor where others leave it. Rejects where the process ends, and once the
   * encoder is closed.
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
/** What `later` does in one go. */
const textsAtOnce = 4
/** Who yields to a busy machine may wait for long. */
const hangsAfterMs = { now: 60_000, later: 600_000 }
/** A refusal waits for what else might be meant no longer than this. */
const longestPatienceMs = 2000
const mostWaiting = 20
/** Questions whose vectors are kept, at 2 KB each. */
const mostRecent = 500

/**
 * Questions have a process of their own: what is wanted later yields the processor to chats, and a question would wait for
 * it there. Each starts with its first text and ends when it has been idle.
 */
export function openSentenceEncoder(): SentenceEncoder {
  const closing = new AbortController()
  const now = openEncoding(closing.signal, { idleMs: 60_000 })
  const later = openEncoding(closing.signal, { idleMs: 5000, yieldsToOthers: true })
  const recent = new LRUCache<string, Float32Array>({ max: mostRecent })
  return {
    // Another number where the texts of a topic change, their order, or what was learned: all are encoded anew.
    name: 'use-lite-en-5',
    dimension: 512,
    async encodeNow(text, patienceMs = longestPatienceMs) {
      const known = recent.get(text)
      if (known) return known
      if (now.waiting() >= mostWaiting) return null
      const encoded = now.encode([text])
      // Kept even where nobody waits for it any more: the same question is asked of the suggestions next.
      encoded.then(([vector]) => vector && recent.set(text, vector)).catch(() => {})
      const vectors = await Promise.race([encoded, after(patienceMs)])
      return vectors?.[0] ?? null
    },
    async encodeLater(texts) {
      const vectors: Float32Array[] = []
      for (let at = 0; at < texts.length; at += textsAtOnce)
        vectors.push(...(await later.encode(texts.slice(at, at + textsAtOnce))))
      return vectors
    },
    close() {
      closing.abort()
    },
  }
}

interface Encoding {
  /** One vector a text; in the order in which it was asked. */
  encode(texts: readonly string[]): Promise<Float32Array[]>
  waiting(): number
}

/** A process of the encoder's, which is there while it is needed. */
function openEncoding(
  signal: AbortSignal,
  { idleMs, yieldsToOthers = false }: { readonly idleMs: number; readonly yieldsToOthers?: boolean },
): Encoding {
  const queue = new PQueue({ concurrency: 1 })
  let process: WorkProcess | null = null
  let idle: NodeJS.Timeout | undefined
  const rest = () => {
    process?.close()
    process = null
  }
  return {
    encode: (texts) =>
      queue.add(async () => {
        signal.throwIfAborted()
        clearTimeout(idle)
        process ??= openWorkProcess({ maxMemoryBytes, yieldsToOthers }, signal)
        try {
          const cut = texts.map((text) => text.slice(0, longestText))
          return await process.run(encodeTexts, cut, {
            maxMilliseconds: hangsAfterMs[yieldsToOthers ? 'later' : 'now'],
          })
        } finally {
          idle = setTimeout(rest, idleMs).unref()
        }
      }),
    waiting: () => queue.size,
  }
}

function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, null).unref())
}
