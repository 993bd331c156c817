import type { ChildProcess } from 'node:child_process'
import { SandboxError } from './sandbox-error.ts'

/**
 * SIGKILL comes from the watchdog (or from the system if out of memory), SIGVTALRM from the watchdog if out of CPU
 * time, SIGABRT from V8 if its heap is full.
 */
export function endedWithoutAnswer({ exitCode, signalCode }: ChildProcess): SandboxError {
  if (exitCode === 126 || exitCode === 127) {
    return new SandboxError('could_not_start', { cause: 'unshare could not run Node' })
  }
  if (signalCode === 'SIGVTALRM') return new SandboxError('out_of_time')
  if (signalCode === 'SIGKILL' || signalCode === 'SIGABRT') return new SandboxError('out_of_memory')
  return new SandboxError('no_answer', { cause: `it ended with ${exitCode ?? signalCode}` })
}
