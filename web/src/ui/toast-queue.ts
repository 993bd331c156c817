import { toastQueueMax } from '@parleykit/contract/limits'
import type { ToastText } from '@parleykit/contract/owner-texts'

export interface Toast extends ToastText {
  readonly id: number
  readonly variant: 'default' | 'destructive'
  /** The action that it tells about. */
  readonly action?: string | undefined
  /** What to do about it. */
  readonly wayOut?: WayOut | undefined
}

export interface WayOut {
  readonly label: string
  readonly onClick: () => void
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function replace(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Queues a toast; the first of the queue is on screen. Beyond the cap the oldest one that waits is dropped. */
function queue(text: ToastText, variant: Toast['variant'], action?: string, wayOut?: WayOut) {
  if (action) withdrawToasts(action)
  lastId += 1
  const [shown, ...waiting] = [...toasts, { ...text, id: lastId, variant, action, wayOut }]
  if (shown) replace([shown, ...waiting.slice(-(toastQueueMax - 1))])
}

/** Says what went well; earlier toasts about the same action give way. */
export function toast(text: ToastText, action?: string) {
  queue(text, 'default', action)
}

/** Says what went wrong; earlier toasts about the same action give way. `wayOut` is a button of the toast. */
export function toastError(text: ToastText, action?: string, wayOut?: WayOut) {
  queue(text, 'destructive', action, wayOut)
}

/** Takes back what was said about an action, which is tried again. */
export function withdrawToasts(action: string) {
  if (toasts.some((each) => each.action === action)) {
    replace(toasts.filter((each) => each.action !== action))
  }
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
