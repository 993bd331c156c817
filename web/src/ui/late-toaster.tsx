import { useSyncExternalStore } from 'react'
import { lateModule, useLateModule } from './late-module.ts'
import { currentToasts, subscribeToToasts } from './toast-queue.ts'

const late = lateModule(() => import('./toaster.tsx'))

/** Shows toasts; what they are made of is fetched before somebody has done what one could answer. */
export function LateToaster() {
  const { toasts } = useSyncExternalStore(subscribeToToasts, currentToasts)
  const module = useLateModule(late, toasts.length > 0)
  return module ? <module.Toaster /> : null
}
