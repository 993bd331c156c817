import { toastError } from './toast-queue.ts'

/** Reports that a popup's code couldn't be fetched; pressing its button again retries. */
export function tellNotOpened(): void {
  toastError({ title: "This couldn't be opened", description: 'Try again in a moment.' }, 'popup')
}
