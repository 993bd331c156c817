import type { ChildProcess } from 'node:child_process'

/** Why a child process gave no result. */
export type WorkFailure =
  | 'out_of_memory'
  | 'out_of_time'
  /** Its work threw an error, it ended by itself, or it broke the protocol. */
  | 'no_answer'
  | 'could_not_start'
  /** The caller's signal was aborted, or the server is shutting down. */
  | 'stopped'

/** Work that gave no result. Its name is `AbortError` if it was stopped. */
export class WorkError extends Error {
  readonly reason: WorkFailure

  constructor(reason: WorkFailure, message?: string, options?: ErrorOptions) {
    super(message ?? `The child process gave no answer: ${reason}`, options)
    this.name = reason === 'stopped' ? 'AbortError' : 'WorkError'
    this.reason = reason
  }
}

/** Work that exceeded its time or memory limit, or whose process died of it. */
export class WorkStopped extends WorkError {
  constructor(reason: 'out_of_memory' | 'out_of_time') {
    super(reason, `The work took more ${reason === 'out_of_time' ? 'time' : 'memory'} than it may.`)
    this.name = 'WorkStopped'
  }
}

const signalsOfShutdown: readonly unknown[] = ['SIGTERM', 'SIGINT', 'SIGHUP']
/** As a shell reports SIGABRT. */
const abortedCode = 134

/**
 * Why a process ended. SIGKILL comes from the watchdog (or from the system if out of memory), SIGVTALRM from the
 * watchdog if out of CPU time, SIGABRT from V8 if its heap is full.
 */
export function explainEnd({ exitCode, signalCode }: ChildProcess): WorkError {
  if (exitCode === 126 || exitCode === 127) {
    return new WorkError('could_not_start', 'The system could not run Node')
  }
  if (signalCode === 'SIGVTALRM') return new WorkStopped('out_of_time')
  if (signalCode === 'SIGKILL' || signalCode === 'SIGABRT' || exitCode === abortedCode) {
    return new WorkStopped('out_of_memory')
  }
  const message = `The child process ended with ${signalCode ?? exitCode} and no result`
  return new WorkError(signalsOfShutdown.includes(signalCode) ? 'stopped' : 'no_answer', message)
}
