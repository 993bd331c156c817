import { type ConfinedWork, runConfined } from '../../../platform/child-process/index.ts'
import { type OpenapiAnswer, openapiAnswerSchema } from './process/answer.ts'
import type { OpenapiTask } from './process/read-document.ts'

const confinedModule = new URL('./process/read-document.ts', import.meta.url)
const reading: ConfinedWork<OpenapiTask, OpenapiAnswer> = {
  module: confinedModule,
  folder: import.meta.dirname,
  result: openapiAnswerSchema,
}

const limits = { maxMemoryBytes: 512 * 1024 * 1024, maxMilliseconds: 5000, maxAnswerBytes: 4 * 1024 * 1024 }

/** Reads a document in a process without network and files. Rejects with a WorkError. */
export function readInSandbox(task: OpenapiTask, signal: AbortSignal): Promise<OpenapiAnswer> {
  return runConfined({ work: reading, task, limits, signal })
}
