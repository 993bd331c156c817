import { compareQuestions, REWORDED } from './compare-questions.ts'
import { parseQuestion, type QuestionForm } from './parse-question.ts'

interface IndexedQuestion {
  readonly language: string
  readonly form: QuestionForm
}

/** Questions with the same content words that are compared with one: more of them are noise. */
const sameContentMax = 100

/** Finds the questions that ask the same in any wording, without comparing each one with all others. */
export class QuestionIndex<Question extends IndexedQuestion> {
  readonly #byPlain = new Map<string, Question[]>()
  readonly #byContent = new Map<string, Question[]>()
  readonly #languages = new Set<string>()

  add(question: Question): void {
    const { language, form } = question
    this.#languages.add(language)
    push(this.#byPlain, form.plain, question)
    if (form.content !== '') push(this.#byContent, contentKey(question), question, sameContentMax)
  }

  /** Those that ask the same, in whichever language the question is. */
  findSame(question: string): Question[] {
    const found = new Set<Question>()
    for (const language of this.#languages)
      for (const known of this.findSameForm({ language, form: parseQuestion(question, language) }))
        found.add(known)
    return [...found]
  }

  /** Those that ask the same in the question's language, or with the same words in any. */
  findSameForm(question: IndexedQuestion): Question[] {
    const { form } = question
    const same = form.plain === '' ? [] : (this.#byPlain.get(form.plain) ?? [])
    const reworded = (this.#byContent.get(contentKey(question)) ?? []).filter(
      (known) => known.form.plain !== form.plain && compareQuestions(form, known.form) >= REWORDED,
    )
    return [...same, ...reworded]
  }
}

function contentKey({ language, form }: IndexedQuestion): string {
  return `${language} ${form.content}`
}

function push<Value>(
  lists: Map<string, Value[]>,
  key: string,
  value: Value,
  max = Number.POSITIVE_INFINITY,
): void {
  const list = lists.get(key)
  if (!list) lists.set(key, [value])
  else if (list.length < max) list.push(value)
}
