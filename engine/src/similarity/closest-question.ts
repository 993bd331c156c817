import { compareQuestions } from './compare-questions.ts'
import { type QuestionForm, readQuestion } from './read-question.ts'

interface ReadQuestion {
  readonly language: string
  readonly form: QuestionForm
}

/** The candidate that asks most surely what a question asks, the first of equals, and how surely (above 0). */
export function closestQuestion<Candidate extends ReadQuestion>(
  question: string,
  candidates: readonly Candidate[],
): { candidate: Candidate; likeness: number } | undefined {
  const readings = new Map<string, QuestionForm>()
  let best: { candidate: Candidate; likeness: number } | undefined
  for (const candidate of candidates) {
    const reading = readings.get(candidate.language) ?? readQuestion(question, candidate.language)
    readings.set(candidate.language, reading)
    const likeness = compareQuestions(reading, candidate.form)
    if (likeness > (best?.likeness ?? 0)) best = { candidate, likeness }
  }
  return best
}
