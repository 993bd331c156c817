import { BARE, compareQuestions, isBareOf } from './compare-questions.ts'
import { type QuestionForm, readQuestion } from './read-question.ts'

interface ReadQuestion {
  readonly language: string
  readonly form: QuestionForm
}

interface Closest<Candidate> {
  readonly candidate: Candidate
  readonly likeness: number
}

/**
 * The candidate most likely to ask the same as a question (the first if several are equal), and the confidence (above
 * 0). A single word matches only if exactly one candidate depends on that word alone.
 */
export function closestQuestion<Candidate extends ReadQuestion>(
  question: string,
  candidates: readonly Candidate[],
): Closest<Candidate> | undefined {
  const readings = new Map<string, QuestionForm>()
  let best: Closest<Candidate> | undefined
  const bare: Candidate[] = []
  for (const candidate of candidates) {
    const reading = readings.get(candidate.language) ?? readQuestion(question, candidate.language)
    readings.set(candidate.language, reading)
    const likeness = compareQuestions(reading, candidate.form)
    if (likeness > (best?.likeness ?? 0)) best = { candidate, likeness }
    if (isBareOf(reading, candidate.form)) bare.push(candidate)
  }
  if (best) return best
  const [only] = bare
  return only && bare.length === 1 ? { candidate: only, likeness: BARE } : undefined
}
