import { type ConfinedWork, runConfined, WorkError } from '../child-process/index.ts'
import { ExtractionError } from './bounds/extraction-error.ts'
import type { ExtractionLimits } from './bounds/extraction-limits.ts'
import { type Cells, type CellsAnswer, cellsAnswerSchema } from './process/answer.ts'
import type { CellsTask } from './process/read-cells.ts'
import { explainWorkError } from './read-in-sandbox.ts'

const confinedModule = new URL('./process/read-cells.ts', import.meta.url)
const reading: ConfinedWork<CellsTask, CellsAnswer> = {
  module: confinedModule,
  folder: import.meta.dirname,
  result: cellsAnswerSchema,
}

interface Job {
  readonly descriptor: number
  readonly fileType: string
  readonly wanted: CellsTask['wanted']
  readonly limits: ExtractionLimits
  readonly signal: AbortSignal
}

/** Reads one file's cells in a separate process. Rejects with an ExtractionError only. */
export async function readCellsInSandbox(job: Job): Promise<Cells> {
  const { descriptor, fileType, wanted, limits, signal } = job
  const { maxMemoryBytes, maxMilliseconds, maxTextLength } = limits
  const answer = await runConfined({
    work: reading,
    task: { fileType, limits, wanted },
    limits: { maxMemoryBytes, maxMilliseconds, maxAnswerBytes: 4 * maxTextLength },
    input: descriptor,
    signal,
  }).catch((error: unknown) => {
    throw error instanceof WorkError ? explainWorkError(error, maxMilliseconds) : error
  })
  if (answer.kind === 'cells') return answer
  throw new ExtractionError(answer.reason, answer.message, { cause: answer.cause })
}
