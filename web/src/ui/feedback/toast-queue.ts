import type { ToastText } from './toast-text.ts'

const toastQueueMax = 20

/** The text of a toast. */
export interface ToastContent extends ToastText {
  /** Names of people and files in the description, which may have the other reading direction. */
  readonly names?: readonly string[]
}

export interface Toast extends ToastContent {
  readonly id: number
  readonly variant: 'default' | 'destructive'
  /** The subject; a newer toast with the same subject replaces it. */
  readonly subject: string
  /** A button with the next step. */
  readonly action?: ToastAction | undefined
}

export interface ToastAction {
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

/** Beyond the cap, the oldest waiting toast is dropped. */
function add(toast: Omit<Toast, 'id'>) {
  lastId += 1
  const others = queue.filter(({ subject }) => subject !== toast.subject)
  const [shown, ...waiting] = [...others, { ...toast, id: lastId }]
  if (shown) replace([shown, ...waiting.slice(-(toastQueueMax - 1))])
}

/** Reports a success. `action` is a button of the toast. */
export function toast(text: ToastContent, subject: string, action?: ToastAction) {
  add({ ...text, variant: 'default', subject, action })
}

/** Reports a failure. `action` is a button of the toast. */
export function toastError(text: ToastContent, subject: string, action?: ToastAction) {
  add({ ...text, variant: 'destructive', subject, action })
}

/** Removes the toasts about a subject. */
export function clearToasts(about: string) {
  if (queue.some(({ subject }) => subject === about)) {
    replace(queue.filter(({ subject }) => subject !== about))
  }
}

/** Withdraws the last toast about the subject before the action runs again, since it is no longer true. */
export function clearToastsBefore<Action>(subject: string, action: Action): Action {
  clearToasts(subject)
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
