import type { RefObject } from 'react'

/** Starts abortable work that occupies `slot` until it ends. */
export function startAbortable(
  slot: RefObject<AbortController | null>,
  work: (signal: AbortSignal) => Promise<void>,
) {
  const controller = new AbortController()
  const release = () => {
    if (slot.current === controller) slot.current = null
  }
  slot.current = controller
  void work(controller.signal).finally(release)
  return () => {
    controller.abort()
    release()
  }
}
