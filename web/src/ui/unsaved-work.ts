/** Asks the owner, and goes on when that is the answer. */
type Question = (goOn: () => void) => void

const questions = new Set<Question>()

/** Has `question` asked before something ends that isn't a change of place. Returns what takes it back. */
export function guardUnsavedWork(question: Question) {
  questions.add(question)
  return () => {
    questions.delete(question)
  }
}

/** Goes on at once, or once the owner has agreed to lose what isn't saved. */
export function unlessUnsaved(goOn: () => void) {
  const [question] = questions
  if (question) question(goOn)
  else goOn()
}
