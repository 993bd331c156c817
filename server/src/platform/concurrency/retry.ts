import { setTimeout as sleep } from 'node:timers/promises'

export interface Retrying {
  /** Before the second try, and twice as long before each further one, up to the longest. */
  readonly pauseMs: { readonly first: number; readonly max: number }
  /** Tries in all; left out: until it works or the signal ends it. */
  readonly tries?: number
  /** Ends the pauses: nothing is tried after it, and what it interrupts throws its reason. */
  readonly signal?: AbortSignal
  /** Whether the process lives on for the sake of a pause; it does where this is left out. */
  readonly ref?: boolean
  /** Hears of every failure, and says whether it may pass; left out: it may. */
  readonly mayPass?: (error: unknown) => boolean
}

/** Does `work` again in growing pauses until it succeeds; throws the last error where no further try is worth it. */
export async function retry<T>(work: () => Promise<T>, retrying: Retrying): Promise<T> {
  const { pauseMs, tries, signal, ref, mayPass = () => true } = retrying
  let pause = pauseMs.first
  for (let tried = 1; ; tried++) {
    signal?.throwIfAborted()
    try {
      // What succeeds counts although it was told to stop meanwhile: whoever asked has to close it.
      return await work()
    } catch (error) {
      if (!mayPass(error) || tried === tries) throw error
    }
    await sleep(pause, undefined, { ...(signal && { signal }), ...(ref !== undefined && { ref }) })
    pause = Math.min(2 * pause, pauseMs.max)
  }
}
