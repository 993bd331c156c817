import { toastQueueMax } from '@parleykit/contract/limits'
import type { ToastText } from '@parleykit/contract/owner-texts'

export interface Toast extends ToastText {
  readonly id: number
  readonly variant: 'default' | 'destructive'
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function replace(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Queues a toast; the first of the queue is on screen. Beyond the cap the oldest one that waits is dropped. */
export function toast(text: ToastText, variant: Toast['variant'] = 'default') {
  lastId += 1
  const [shown, ...waiting] = [...toasts, { ...text, id: lastId, variant }]
  if (shown) replace([shown, ...waiting.slice(-(toastQueueMax - 1))])
}

export function toastError(text: ToastText) {
  toast(text, 'destructive')
}

export function dismissToast(id: number) {
  replace(toasts.filter((each) => each.id !== id))
}

export function currentToasts() {
  return toasts
}

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
