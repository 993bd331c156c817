import { BARE, compareQuestions, isBareOf } from './compare-questions.ts'
import { parseQuestion, type QuestionForm } from './parse-question.ts'

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
  const parsedByLanguage = new Map<string, QuestionForm>()
  let best: Closest<Candidate> | undefined
  const bare: Candidate[] = []
  for (const candidate of candidates) {
    const parsed = parsedByLanguage.get(candidate.language) ?? parseQuestion(question, candidate.language)
    parsedByLanguage.set(candidate.language, parsed)
    const likeness = compareQuestions(parsed, candidate.form)
    if (likeness > (best?.likeness ?? 0)) best = { candidate, likeness }
    if (isBareOf(parsed, candidate.form)) bare.push(candidate)
  }
  if (best) return best
  const [only] = bare
  return only && bare.length === 1 ? { candidate: only, likeness: BARE } : undefined
}
