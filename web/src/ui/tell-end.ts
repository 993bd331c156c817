import type { ToastText } from '@parleykit/contract/owner-toast-text'
import { withDetail } from '../api/api-error.ts'
import { toast, toastError, withdrawToasts } from './toast-queue.ts'

/**
 * Says how something ended, also where what it was begun with is gone from the screen by then, as a row that it removes.
 * Resolves to whether it went well. The end of what leads
 * to another screen `goesAlong`.
 */
export async function tellEnd(
  subject: string,
  work: Promise<unknown>,
  done: ToastText,
  { title, description }: Required<ToastText>,
  way: { readonly goesAlong?: boolean } = {},
): Promise<boolean> {
  withdrawToasts(subject)
  try {
    await work
  } catch (error) {
    toastError({ title, description: withDetail(description, error) }, subject)
    return false
  }
  toast(done, subject, way)
  return true
}
