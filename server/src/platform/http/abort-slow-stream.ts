import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface Pace {
  /** How long it may take in all, in milliseconds. */
  readonly totalMs: number
  /** How often its progress is checked, in milliseconds. */
  readonly checkEveryMs: number
  /** Minimum number of bytes read between two checks. */
  readonly bytesMin: number
}

/** A stream that is aborted if its reader is too slow, so that its resources are freed. */
export function abortSlowStream(source: Readable, { totalMs, checkEveryMs, bytesMin }: Pace): Readable {
  let [taken, takenBefore] = [0, 0]
  const paced = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      taken += chunk.length
      done(null, chunk)
    },
  })
  const end = (why: string) => paced.destroy(new Error(why))
  const total = setTimeout(end, totalMs, 'the reader took too long')
  const progress = setInterval(() => {
    if (taken - takenBefore < bytesMin) end('the reader has stopped')
    takenBefore = taken
  }, checkEveryMs)
  paced.once('close', () => {
    clearTimeout(total)
    clearInterval(progress)
  })
  pipeline(source, paced).catch(() => {}) // the stream's reader gets the error
  return paced
}
