/** Asks the owner, and continues if they agree. */
type Question = (proceed: () => void) => void

const questions = new Set<Question>()
const waiting = new Set<() => void>()

/**
 * Registers `question` to be asked before anything but a navigation would lose input. Returns a function to unregister
 * it.
 */
export function guardUnsavedWork(question: Question) {
  questions.add(question)
  return () => {
    questions.delete(question)
    queueMicrotask(proceedWaiting)
  }
}

/** Whether there is unsaved input. */
export const hasUnsavedWork = () => questions.size > 0

/** Continues without a question once there is no unsaved input: at once, or after it is saved or discarded. */
export function proceedOnceSaved(proceed: () => void) {
  waiting.add(proceed)
  proceedWaiting()
}

function proceedWaiting() {
  if (questions.size > 0) return
  const ready = [...waiting]
  waiting.clear()
  for (const proceed of ready) proceed()
}

/** Continues at once, or after the owner agrees to lose unsaved input. */
export function confirmThenProceed(proceed: () => void) {
  const [question] = questions
  if (question) question(proceed)
  else proceed()
}
