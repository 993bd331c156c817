import { setTimeout as sleep } from 'node:timers/promises'

export interface Retrying {
  /** Delay before the second attempt. It doubles with each attempt, up to the maximum. */
  readonly pauseMs: { readonly first: number; readonly max: number }
  /** Maximum number of attempts. By default, until success or abort. */
  readonly tries?: number
  /** Aborts the delays: no attempt follows, and the call throws the signal's reason. */
  readonly signal?: AbortSignal
  /** Whether a delay keeps the process alive; true by default. */
  readonly ref?: boolean
  /** Called on every failure; returns whether to try again. By default, always. */
  readonly shouldRetry?: (error: unknown) => boolean
}

/** Repeats `work` with growing delays until it succeeds. Throws the last error if another attempt makes no sense. */
export async function retry<T>(work: () => Promise<T>, retrying: Retrying): Promise<T> {
  const { pauseMs, tries, signal, ref, shouldRetry = () => true } = retrying
  let pause = pauseMs.first
  for (let tried = 1; ; tried++) {
    signal?.throwIfAborted()
    try {
      // A success counts even after an abort, since the caller has to close the result.
      return await work()
    } catch (error) {
      if (!shouldRetry(error) || tried === tries) throw error
    }
    await sleep(pause, undefined, { ...(signal && { signal }), ...(ref !== undefined && { ref }) })
    pause = Math.min(2 * pause, pauseMs.max)
  }
}
