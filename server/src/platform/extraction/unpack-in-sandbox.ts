import { type ConfinedWork, runConfined, WorkError } from '../child-process/index.ts'
import { ExtractionError } from './bounds/extraction-error.ts'
import {
  type UnpackedPart,
  type UnpackingAnswer,
  type UnpackingLimits,
  unpackingAnswer,
} from './unpacking/unpacked.ts'

const confinedModule = new URL('./process/unpack.ts', import.meta.url)
const unpacking: ConfinedWork<UnpackingLimits, UnpackingAnswer> = {
  module: confinedModule,
  folder: import.meta.dirname,
  result: unpackingAnswer,
}

const MB = 1024 * 1024
/** Parts are checked, copied and, if they are text, decoded, at 20 MB per second on a slow machine. */
const bytesASecond = 20 * MB

export interface ArchiveToUnpack {
  /** A descriptor opened for reading. */
  readonly archive: number
  /** A descriptor opened for writing, which receives the content of all parts. */
  readonly output: number
  readonly limits: UnpackingLimits
  readonly signal: AbortSignal
}

/** Unpacks one archive in a separate process. Rejects with an ExtractionError only. */
export async function unpackInSandbox(job: ArchiveToUnpack): Promise<UnpackedPart[]> {
  const { archive, output, limits, signal } = job
  const answer = await runConfined({
    work: unpacking,
    task: limits,
    limits: {
      maxMemoryBytes: 512 * MB,
      maxMilliseconds: 20_000 + Math.ceil(limits.maxUnpackedBytes / bytesASecond) * 1000,
      maxAnswerBytes: limits.maxEntries * 2000 + 64 * 1024,
    },
    input: archive,
    output,
    signal,
  }).catch((error: unknown) => {
    throw error instanceof WorkError ? explain(error) : error
  })
  if (answer.kind === 'unpacked') return answer.parts
  throw new ExtractionError(answer.reason, answer.message, { cause: answer.cause })
}

function explain(cause: WorkError): ExtractionError {
  const isBusy = cause.reason === 'stopped' || cause.reason === 'could_not_start'
  const message = isBusy
    ? 'The server is too busy to read this file. Try again in a minute.'
    : "This file couldn't be unpacked: it takes too much time or memory."
  return new ExtractionError(isBusy ? 'busy' : 'unpacks_too_far', message, { cause })
}
