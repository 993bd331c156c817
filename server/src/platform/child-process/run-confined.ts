import type { z } from 'zod'
import type { Confinement } from './confinement.ts'
import { openWorkProcess, type Work, type WorkProcess } from './open-work-process.ts'
import { type WorkProcessBounds, wallPerCpu } from './start-process.ts'
import { WorkError } from './work-error.ts'

/** Work on hostile bytes: a task becomes one answer. */
export interface ConfinedWork<Task, Answer>
  extends Work<Task, Answer>,
    Pick<Confinement, 'folder' | 'addons'> {
  readonly result: z.ZodType<Answer>
}

export interface ConfinedLimits {
  /** Resident memory of the whole process, in bytes. An idle one takes about 70 MB. */
  readonly maxMemoryBytes: number
  /** CPU time of one task, in milliseconds. It may take six times that in wall time. */
  readonly maxMilliseconds: number
  /** Maximum length of its answer, in bytes. */
  readonly maxAnswerBytes: number
}

interface ConfinedJob<Task, Answer> extends Pick<Confinement, 'input' | 'output'> {
  readonly work: ConfinedWork<Task, Answer>
  readonly task: Task
  readonly limits: ConfinedLimits
  /** Aborting ends the process. */
  readonly signal: AbortSignal
}

/** Does one task in a process of its own. Rejects with a WorkError. Settles only after the process has ended. */
export async function runConfined<Task, Answer>(job: ConfinedJob<Task, Answer>): Promise<Answer> {
  const { work, limits, input, output, signal } = job
  const process = openWorkProcess(confine(work, limits, { input, output }), signal)
  try {
    return await askConfined(process, job)
  } finally {
    await process.close()
  }
}

/** Bounds of a process that does this work alone. */
export function confine(
  { folder, addons }: Pick<Confinement, 'folder' | 'addons'>,
  { maxMemoryBytes, maxMilliseconds, maxAnswerBytes }: ConfinedLimits,
  options: Pick<Confinement, 'isReused' | 'input' | 'output'>,
): WorkProcessBounds {
  const confinement = { folder, addons, maxCpuMilliseconds: maxMilliseconds, maxAnswerBytes, ...options }
  return { maxMemoryBytes, confinement }
}

/** Does one task in a process that `confine` bounds. */
export async function askConfined<Task, Answer>(
  process: Pick<WorkProcess, 'run'>,
  { work, task, limits }: Pick<ConfinedJob<Task, Answer>, 'work' | 'task' | 'limits'>,
): Promise<Answer> {
  const time = { maxMilliseconds: limits.maxMilliseconds * wallPerCpu }
  const [answer] = await process.run(work, [task], time)
  if (answer === undefined) throw new WorkError('no_answer', 'There was no answer')
  return answer
}
