import { useState, useSyncExternalStore } from 'react'
import { lazyModule, useLateModule } from './lazy-module.ts'
import { PlainToast } from './plain-toast.tsx'
import { currentToasts, subscribeToToasts } from './toast-queue.ts'

const late = lazyModule(() => import('./toaster.tsx'))

/** Shows toasts. Fetches their code before the user can trigger one; uses plain toasts if that fails. */
export function LazyToaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts)
  const [isCutOff, setCutOff] = useState(false)
  const module = useLateModule(late, toasts.length > 0, () => setCutOff(true))
  if (module) return <module.Toaster />
  const [shown] = toasts
  return isCutOff && shown ? <PlainToast toast={shown} /> : null
}
