import { runInSandbox, SandboxError } from '../sandbox/index.ts'
import { ExtractionError } from './bounds/extraction-error.ts'
import { type UnpackedPart, type UnpackingLimits, unpackingAnswer } from './unpacking/unpacked.ts'

const sandbox = { main: new URL('./process/unpack-main.ts', import.meta.url), folder: import.meta.dirname }

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
  try {
    const said = await runInSandbox({
      sandbox,
      input: archive,
      output,
      task: limits,
      limits: {
        maxMemoryBytes: 512 * MB,
        maxMilliseconds: 20_000 + Math.ceil(limits.maxUnpackedBytes / bytesASecond) * 1000,
        maxAnswerBytes: limits.maxEntries * 2000 + 64 * 1024,
      },
      signal,
    })
    const answer = unpackingAnswer.safeParse(said).data
    if (answer === undefined) throw new SandboxError('no_answer', { cause: 'the answer was not understood' })
    if (answer.kind === 'unpacked') return answer.parts
    throw new ExtractionError(answer.reason, answer.message, { cause: answer.cause })
  } catch (error) {
    throw error instanceof SandboxError ? explain(error) : error
  }
}

function explain({ reason, cause }: SandboxError): ExtractionError {
  if (reason === 'stopped' || reason === 'could_not_start')
    return new ExtractionError('busy', 'The server is too busy to read this file. Try again in a minute.', {
      cause,
    })
  const message = "This file couldn't be unpacked: it takes too much time or memory."
  return new ExtractionError('unpacks_too_far', message, { cause })
}
