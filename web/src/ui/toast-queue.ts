import { toastQueueMax } from '@parleykit/contract/limits'
import type { ToastText } from '@parleykit/contract/owner-toast-text'

/** What a toast says. */
export interface ToastWords extends ToastText {
  /** Of people and files in the description, which may be written in the other direction. */
  readonly names?: readonly string[]
}

export interface Toast extends ToastWords {
  readonly id: number
  readonly variant: 'default' | 'destructive'
  /** What it tells about; a newer one about the same takes its place. */
  readonly subject: string
  /** What to do about it. */
  readonly wayOut?: WayOut | undefined
}

export interface WayOut {
  readonly label: string
  readonly onClick: () => void
}

/** The first one is on screen. */
let queue: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function replace(toasts: readonly Toast[]) {
  queue = toasts
  for (const listener of listeners) listener()
}

/** Beyond the cap the oldest one that waits is dropped. */
function add(toast: Omit<Toast, 'id'>) {
  lastId += 1
  const others = queue.filter(({ subject }) => subject !== toast.subject)
  const [shown, ...waiting] = [...others, { ...toast, id: lastId }]
  if (shown) replace([shown, ...waiting.slice(-(toastQueueMax - 1))])
}

/** Says what went well. `wayOut` is a button of the toast. */
export function toast(text: ToastWords, subject: string, wayOut?: WayOut) {
  add({ ...text, variant: 'default', subject, wayOut })
}

/** Says what went wrong. `wayOut` is a button of the toast. */
export function toastError(text: ToastWords, subject: string, wayOut?: WayOut) {
  add({ ...text, variant: 'destructive', subject, wayOut })
}

/** Takes back what was said about something. */
export function withdrawToasts(about: string) {
  if (queue.some(({ subject }) => subject === about)) {
    replace(queue.filter(({ subject }) => subject !== about))
  }
}

/** The action, before it is begun once more: what was said about it last is no longer true. */
export function anew<Action>(subject: string, action: Action): Action {
  withdrawToasts(subject)
  return action
}

export function dismissToast(id: number) {
  replace(queue.filter((each) => each.id !== id))
}

export function currentToasts(): readonly Toast[] {
  return queue
}

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
