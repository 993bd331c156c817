import { ModelError } from './model-error.ts'

export interface TimeLimits {
  /** Maximum silence before the first item and between items, in milliseconds. */
  readonly silenceMs: number
  readonly totalMs: number
}

/** Created once: a new error each time would cost a stack trace. */
const ended = new DOMException('The stream is no longer read', 'AbortError')

/**
 * Passes a stream's items on, but gives up if it is silent or takes too long, even if the source ignores its abort
 * signal. Ends quietly if `signal` is aborted. `open` receives a signal that is aborted in all these cases.
 */
export async function* withinLimits<T>(
  open: (signal: AbortSignal) => PromiseLike<ReadableStream<T>>,
  limits: TimeLimits,
  signal: AbortSignal,
): AsyncGenerator<T> {
  const controller = new AbortController()
  const interruption = Promise.withResolvers<never>()
  // Nobody waits for it once the stream is open.
  interruption.promise.catch(() => {})
  let reader: ReadableStreamDefaultReader<T> | undefined
  let fault: { readonly reason: unknown } | undefined
  const interrupt = (reason: unknown) => {
    fault ??= { reason }
    interruption.reject(reason)
    // Ends a pending read whatever the source does. Racing every read with the interruption would add a reaction for
    // each.
    reader?.cancel(reason).catch(() => {})
  }
  const onStop = () => interrupt(signal.reason)
  const silence = setTimeout(() => interrupt(new ModelError('stalled')), limits.silenceMs)
  const total = setTimeout(() => interrupt(new ModelError('too_long')), limits.totalMs)
  signal.addEventListener('abort', onStop)
  if (signal.aborted) onStop()
  try {
    const opened = open(controller.signal)
    reader = (await Promise.race([opened, interruption.promise])).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (fault) throw fault.reason
      if (done) return
      silence.refresh()
      yield value
    }
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    clearTimeout(silence)
    clearTimeout(total)
    signal.removeEventListener('abort', onStop)
    controller.abort(ended)
  }
}
