import { toastMs, toastQueueMax } from '@parleykit/contract/limits'
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
  /** The screen that it goes with; null where it is said on the way to another one. */
  readonly screen: string | null
  /** When its turn has to have come, in ms of the clock. */
  readonly due: number
  /** What to do about it. */
  readonly wayOut?: WayOut | undefined
}

export interface WayOut {
  readonly label: string
  readonly onClick: () => void
}

/** The first one is on screen, for so many ms from now, or from when it came. */
export interface ToastQueue {
  readonly toasts: readonly Toast[]
  readonly stayMs: number
}

/** How long a toast stays at least while a newer one waits, unless that one would wait for too long. */
const yieldingMs = { default: 1000, destructive: 2500 }

let queue: ToastQueue = { toasts: [], stayMs: toastMs }
let lastId = 0
let screen = ''
const listeners = new Set<() => void>()

function replace(toasts: readonly Toast[]) {
  queue = { toasts, stayMs: stayOfFirst(toasts, Date.now()) }
  for (const listener of listeners) listener()
}

/** Shared out so that each that waits is shown before it is due, however many there are. */
function stayOfFirst([shown, ...waiting]: readonly Toast[], now: number): number {
  if (!shown || waiting.length === 0) return toastMs
  const shares = waiting.map(({ due }, before) => (due - now) / (before + 1))
  return Math.max(0, Math.floor(Math.min(yieldingMs[shown.variant], ...shares)))
}

/** Beyond the cap the oldest one that waits is dropped. */
function add(toast: Omit<Toast, 'id' | 'due'>) {
  lastId += 1
  const others = queue.toasts.filter(({ subject }) => subject !== toast.subject)
  const [shown, ...waiting] = [...others, { ...toast, id: lastId, due: Date.now() + toastMs }]
  if (shown) replace([shown, ...waiting.slice(-(toastQueueMax - 1))])
}

interface Saying {
  /** Said on the way to another screen. */
  readonly goesAlong?: boolean
  /** A button of the toast. */
  readonly wayOut?: WayOut
}

/** Says what went well. */
export function toast(text: ToastWords, subject: string, { goesAlong = false, wayOut }: Saying = {}) {
  add({ ...text, variant: 'default', subject, screen: goesAlong ? null : screen, wayOut })
}

/** Says what went wrong. `wayOut` is a button of the toast. */
export function toastError(text: ToastWords, subject: string, wayOut?: WayOut) {
  add({ ...text, variant: 'destructive', subject, screen, wayOut })
}

/** Takes back what was said about something. */
export function withdrawToasts(about: string) {
  if (queue.toasts.some(({ subject }) => subject === about)) {
    replace(queue.toasts.filter(({ subject }) => subject !== about))
  }
}

/** The action, before it is begun once more: what was said about it last is no longer true. */
export function anew<Action>(subject: string, action: Action): Action {
  withdrawToasts(subject)
  return action
}

/** Another screen is opened: what was about the one before goes with it. */
export function enterScreen(next: string) {
  if (next === screen) return
  screen = next
  const staying = queue.toasts.filter((each) => each.screen === null || each.screen === next)
  if (staying.length < queue.toasts.length) replace(staying)
}

export function dismissToast(id: number) {
  replace(queue.toasts.filter((each) => each.id !== id))
}

export function currentToasts(): ToastQueue {
  return queue
}

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
