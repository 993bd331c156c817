import { type ConfinedWork, runConfined, WorkError } from '../child-process/index.ts'
import { ExtractionError } from './bounds/extraction-error.ts'
import {
  type FolderAnswer,
  type FolderLimits,
  folderAnswer,
  type UnpackedFolder,
  type UnpackedPart,
  type UnpackingAnswer,
  type UnpackingLimits,
  unpackingAnswer,
} from './unpacking/unpacked.ts'

const unpacking: ConfinedWork<UnpackingLimits, UnpackingAnswer> = {
  module: new URL('./process/unpack.ts', import.meta.url),
  folder: import.meta.dirname,
  result: unpackingAnswer,
}
const unpackingFolder: ConfinedWork<FolderLimits, FolderAnswer> = {
  module: new URL('./process/unpack-folder.ts', import.meta.url),
  folder: import.meta.dirname,
  result: folderAnswer,
}

const MB = 1024 * 1024
/** Parts are checked, copied and, if they are text, decoded, at 20 MB per second on a slow machine. */
const bytesASecond = 20 * MB

export interface ArchiveToUnpack<Limits> {
  /** A descriptor opened for reading. */
  readonly archive: number
  /** A descriptor opened for writing, which receives the content of all parts. */
  readonly output: number
  readonly limits: Limits
  readonly signal: AbortSignal
}

/** Unpacks one archive in a separate process. Rejects with an ExtractionError only. */
export async function unpackInSandbox(job: ArchiveToUnpack<UnpackingLimits>): Promise<UnpackedPart[]> {
  const answer = await run(unpacking, job)
  if (answer.kind === 'unpacked') return answer.parts
  throw new ExtractionError(answer.reason, answer.message, { cause: answer.cause })
}

/** The same for the readable files of an archive. */
export async function unpackFolderInSandbox(job: ArchiveToUnpack<FolderLimits>): Promise<UnpackedFolder> {
  const answer = await run(unpackingFolder, job)
  if (answer.kind === 'unpacked') return answer
  throw new ExtractionError(answer.reason, answer.message, { cause: answer.cause })
}

function run<Limits extends UnpackingLimits | FolderLimits, Answer>(
  work: ConfinedWork<Limits, Answer>,
  { archive, output, limits, signal }: ArchiveToUnpack<Limits>,
): Promise<Answer> {
  return runConfined({
    work,
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
}

function explain(cause: WorkError): ExtractionError {
  const isBusy = cause.reason === 'stopped' || cause.reason === 'could_not_start'
  const message = isBusy
    ? 'The server is too busy to read this file. Try again in a minute.'
    : "This file couldn't be unpacked: it takes too much time or memory."
  return new ExtractionError(isBusy ? 'busy' : 'unpacks_too_far', message, { cause })
}
