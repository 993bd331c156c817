import type { ToastText } from '@parleykit/contract/owner-texts'
import { withDetail } from './api-error.ts'
import { toast, toastError } from './ui/toast-queue.ts'

/**
 * Says how something ended, also where what it was begun with is gone from the screen by then, as a row that it removes.
 * Resolves to whether it went well.
 */
export async function tellEnd(
  work: Promise<unknown>,
  done: ToastText,
  { title, description }: Required<ToastText>,
): Promise<boolean> {
  try {
    await work
  } catch (error) {
    toastError({ title, description: withDetail(description, error) })
    return false
  }
  toast(done)
  return true
}
