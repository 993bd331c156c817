import { publicApiPath } from '../public-api/public-api.ts'
import { waitToReconnect } from './wait-to-reconnect.ts'

/** As after so many failures in a row: some seconds between two attempts. */
const failuresBefore = 8

/** Waits until an agent's server answers again; false once `until` (ms of the clock) has come, or `signal` aborts. */
export async function waitForServer(publicId: string, until: number, signal: AbortSignal): Promise<boolean> {
  while (Date.now() < until) {
    await waitToReconnect(failuresBefore, signal)
    if (signal.aborted) return false
    if (await answers(publicId, signal)) return true
  }
  return false
}

/** Whether what comes back is the server's own, be it a refusal; a gateway before it answers without it. */
async function answers(publicId: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { status } = await fetch(publicApiPath('bots', publicId), { cache: 'no-store', signal })
    return status < 502 || status > 504
  } catch {
    return false
  }
}
