/** Asks the owner, and continues if they agree. */
type Question = (goOn: () => void) => void

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
    queueMicrotask(goOnWaiting)
  }
}

/** Whether there is unsaved input. */
export const hasUnsavedWork = () => questions.size > 0

/** Continues without a question once there is no unsaved input: at once, or after it is saved or discarded. */
export function whenNothingUnsaved(goOn: () => void) {
  waiting.add(goOn)
  goOnWaiting()
}

function goOnWaiting() {
  if (questions.size > 0) return
  const ready = [...waiting]
  waiting.clear()
  for (const goOn of ready) goOn()
}

/** Continues at once, or after the owner agrees to lose unsaved input. */
export function unlessUnsaved(goOn: () => void) {
  const [question] = questions
  if (question) question(goOn)
  else goOn()
}
