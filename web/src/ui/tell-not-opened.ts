import { toastError } from './toast-queue.ts'

/** Says that the code of a popup didn't come; pressing its button again fetches it anew. */
export function tellNotOpened(): void {
  toastError({ title: "This couldn't be opened", description: 'Try again in a moment.' }, 'popup')
}
