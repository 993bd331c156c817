import { compareQuestions, REWORDED } from './compare-questions.ts'
import { parseQuestion, type QuestionForm } from './parse-question.ts'

interface IndexedQuestion {
  readonly language: string
  readonly form: QuestionForm
}

/** Finds the questions that ask the same in any wording, without comparing each one with all others. */
export class QuestionIndex<Question extends IndexedQuestion> {
  readonly #byKey = new Map<string, Question[]>()
  readonly #languages = new Set<string>()

  add(question: Question): void {
    this.#languages.add(question.language)
    for (const key of keysOf(question)) {
      const known = this.#byKey.get(key)
      if (known) known.push(question)
      else this.#byKey.set(key, [question])
    }
  }

  /** Those that ask the same, in the order in which they were added. */
  findSame(question: string): Question[] {
    const found = new Set<Question>()
    for (const language of this.#languages) {
      const form = parseQuestion(question, language)
      for (const key of keysOf({ language, form }))
        for (const known of this.#byKey.get(key) ?? [])
          if (compareQuestions(form, known.form) >= REWORDED) found.add(known)
    }
    return [...found]
  }
}

/** Questions that are reworded have one of them in common. */
function keysOf({ language, form }: IndexedQuestion): string[] {
  const keys = [`${language} plain ${form.plain}`]
  if (form.content !== '') keys.push(`${language} content ${form.content}`)
  return keys
}
