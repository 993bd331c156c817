import { setTimeout as sleep } from 'node:timers/promises'
import { createSemaphore, type Semaphore } from '../../../../platform/concurrency/semaphore.ts'

/** Concurrent requests to one host, over all jobs of this process. */
const atOnce = 2
/** Callers don't wait longer than this: they come back later and give their slot to others. */
const longestWaitMs = 3000

interface Gate {
  readonly semaphore: Semaphore
  /** When the host may be requested next, by `performance.now()`. */
  nextAt: number
  callers: number
}

/** A host must not be requested for a while. */
export class NotYet extends Error {
  readonly seconds: number

  constructor(ms: number) {
    super('The host is to be asked later')
    this.seconds = Math.ceil(ms / 1000)
  }
}

export interface HostGates {
  /**
   * Runs `work` when it is the host's turn, with `delayMs` between the starts of two requests. Throws NotYet if the
   * wait would be too long.
   */
  pass<T>(host: string, delayMs: number, signal: AbortSignal, work: () => Promise<T>): Promise<T>
  /** Blocks requests to the host for this long. */
  pause(host: string, ms: number): void
}

/** Spaces out the requests of one process to each host. */
export function createHostGates(): HostGates {
  const gates = new Map<string, Gate>()

  function gateOf(host: string): Gate {
    const known = gates.get(host)
    if (known) return known
    forgetIdle()
    const gate = { semaphore: createSemaphore(atOnce, Number.POSITIVE_INFINITY), nextAt: 0, callers: 0 }
    gates.set(host, gate)
    return gate
  }

  function forgetIdle(): void {
    const now = performance.now()
    for (const [host, { callers, nextAt }] of gates) if (callers === 0 && nextAt <= now) gates.delete(host)
  }

  async function waitForTurn(gate: Gate, delayMs: number, signal: AbortSignal): Promise<void> {
    const now = performance.now()
    const waitMs = Math.max(0, gate.nextAt - now)
    if (waitMs > longestWaitMs) throw new NotYet(waitMs)
    gate.nextAt = Math.max(now, gate.nextAt) + delayMs
    if (waitMs > 0) await sleep(waitMs, undefined, { signal })
  }

  return {
    async pass(host, delayMs, signal, work) {
      const gate = gateOf(host)
      gate.callers++
      await gate.semaphore.acquire()
      try {
        await waitForTurn(gate, delayMs, signal)
        return await work()
      } finally {
        gate.semaphore.release()
        gate.callers--
      }
    },
    pause(host, ms) {
      const gate = gateOf(host)
      gate.nextAt = Math.max(gate.nextAt, performance.now() + ms)
    },
  }
}
