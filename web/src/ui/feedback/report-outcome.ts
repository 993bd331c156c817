import { withDetail } from '../../api/api-error.ts'
import { clearToasts, toast, toastError } from './toast-queue.ts'
import type { ToastText } from './toast-text.ts'

/** Announces how an action ended, even if the row that started it is gone. Resolves to whether it succeeded. */
export async function reportOutcome(
  subject: string,
  work: Promise<unknown>,
  done: ToastText,
  { title, description }: Required<ToastText>,
): Promise<boolean> {
  clearToasts(subject)
  try {
    await work
  } catch (error) {
    toastError({ title, description: withDetail(description, error) }, subject)
    return false
  }
  toast(done, subject)
  return true
}
