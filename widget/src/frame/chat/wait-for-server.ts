import { publicApiPath } from '../public-api/public-api.ts'
import { waitToReconnect } from './wait-to-reconnect.ts'

/** Start with the delay used after this many failures: some seconds between two attempts. */
const failuresBefore = 8

/**
 * Waits until an agent's server answers again. Returns false after `until` (clock time in ms) or if `signal` aborts.
 */
export async function waitForServer(publicId: string, until: number, signal: AbortSignal): Promise<boolean> {
  while (Date.now() < until) {
    await waitToReconnect(failuresBefore, signal)
    if (signal.aborted) return false
    if (await answers(publicId, signal)) return true
  }
  return false
}

/** Whether the server itself responds, even with a refusal, and not a gateway in front of it. */
async function answers(publicId: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { status } = await fetch(publicApiPath('bots', publicId), { cache: 'no-store', signal })
    return status < 502 || status > 504
  } catch {
    return false
  }
}
