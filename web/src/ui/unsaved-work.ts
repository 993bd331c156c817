/** Asks the owner, and goes on when that is the answer. */
type Question = (goOn: () => void) => void

const questions = new Set<Question>()
const waiting = new Set<() => void>()

/** Has `question` asked before something ends that isn't a change of place. Returns what takes it back. */
export function guardUnsavedWork(question: Question) {
  questions.add(question)
  return () => {
    questions.delete(question)
    queueMicrotask(goOnWaiting)
  }
}

/** Whether something would be lost. */
export const hasUnsavedWork = () => questions.size > 0

/** Goes on once nothing would be lost by it: at once, or when what was typed was saved or left, without a question. */
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

/** Goes on at once, or once the owner has agreed to lose what isn't saved. */
export function unlessUnsaved(goOn: () => void) {
  const [question] = questions
  if (question) question(goOn)
  else goOn()
}
