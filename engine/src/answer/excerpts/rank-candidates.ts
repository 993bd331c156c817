import { EMBEDDING_WEIGHTS } from '../evidence/answerability.ts'
import type { Candidate, SentenceFeatures } from '../evidence/find-candidates.ts'
import { linearScore } from '../evidence/linear-score.ts'
import { SENTENCE_WEIGHTS } from '../evidence/sentence-weights.ts'

export interface RankedCandidate extends Candidate {
  readonly score: number
  /** The probability that it is the answer, if one of the candidates is. */
  readonly probability: number
}

/** The candidates, best first, scored by the learned weights of words by default. */
export function rankCandidates(
  candidates: readonly Candidate[],
  scoreOf: (features: SentenceFeatures) => number = wordScore,
): RankedCandidate[] {
  return rankByScore(candidates, (candidate) => scoreOf(candidate.features))
}

/** The same, with candidates that are near in meaning before all others. */
export function rankByMeaning(candidates: readonly Candidate[]): RankedCandidate[] {
  return rankByScore(
    candidates,
    ({ features, nearness }) => wordScore(features) + EMBEDDING_WEIGHTS.sentence * (nearness ?? 0),
  )
}

/** The evidence of a sentence's words. */
function wordScore(features: SentenceFeatures): number {
  return linearScore(SENTENCE_WEIGHTS, features)
}

/** The candidates, best first. */
export function rankByScore(
  candidates: readonly Candidate[],
  scoreOf: (candidate: Candidate) => number,
): RankedCandidate[] {
  const scores = candidates.map(scoreOf)
  const highest = Math.max(...scores)
  const probabilities = scores.map((score) => Math.exp(score - highest))
  const all = probabilities.reduce((sum, chance) => sum + chance, 0)
  return candidates
    .map((candidate, at) => ({
      ...candidate,
      score: scores[at] ?? 0,
      probability: (probabilities[at] ?? 0) / all,
    }))
    .sort((a, b) => b.score - a.score)
}
