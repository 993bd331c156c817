import { countTokens, type Sentence } from '../../retrieval/core/index.ts'
import { contextOf, isDelimiterRow, ledInBy } from './line-context.ts'
import { linearScore } from './linear-score.ts'
import { SENTENCE_WEIGHTS } from './sentence-weights.ts'
import type { AnswerPassage, Candidate, SentenceFeatures } from './weigh-evidence.ts'

export interface RankedCandidate extends Candidate {
  readonly score: number
  /** That it holds the answer, if one of the candidates does. */
  readonly probability: number
}

/** What a reply takes from one passage. */
export interface Excerpt {
  readonly passage: AnswerPassage
  /** In reading order, or what was asked for first; each an exact substring of the passage's text. */
  readonly sentences: readonly Sentence[]
}

const MOST_SENTENCES = 3
/** Words in a reply, unless what answers best alone has more. */
const WORD_BUDGET = 120
/** A list that answers is given whole up to this many words. */
const LIST_BUDGET = 100
/** Sentences are added until the answer is among them with this probability, unless the reply is very short… */
const SURE_ENOUGH = 0.94
const VERY_SHORT = 20
/** …and only such as hold it with at least this one. */
const LEAST_PROBABILITY = 0.015

/** The candidates, best first; by the learned weights unless another way to score is given. */
export function rankCandidates(
  candidates: readonly Candidate[],
  scoreOf: (features: SentenceFeatures) => number = (features) => linearScore(SENTENCE_WEIGHTS, features),
): RankedCandidate[] {
  const scores = candidates.map((candidate) => scoreOf(candidate.features))
  const highest = Math.max(...scores)
  const chances = scores.map((score) => Math.exp(score - highest))
  const all = chances.reduce((sum, chance) => sum + chance, 0)
  return candidates
    .map((candidate, at) => ({
      ...candidate,
      score: scores[at] ?? 0,
      probability: (chances[at] ?? 0) / all,
    }))
    .sort((a, b) => b.score - a.score)
}

/**
 * The one to three best sentences that fit a short reply, the passage of the best one first. A list item or table row
 * brings the line that it can't be understood without; a sentence that leads in to a list brings the list.
 */
export function chooseSentences(ranked: readonly RankedCandidate[]): Excerpt[] {
  const chosen = new Map<AnswerPassage, Set<Sentence>>()
  let words = 0
  let count = 0
  let probability = 0
  const isProse = ranked[0]?.sentence.kind === 'prose'
  for (const candidate of ranked) {
    if (count === MOST_SENTENCES || (probability > SURE_ENOUGH && (words >= VERY_SHORT || !isProse))) break
    if (count > 0 && candidate.probability < LEAST_PROBABILITY) break
    const own = chosen.get(candidate.passage) ?? new Set()
    const companions = [
      ...withCompanions(candidate),
      ...(count === 0 ? sentenceOfType(candidate, ranked) : []),
    ]
    const added = companions.filter((sentence) => !own.has(sentence))
    const size = added.reduce((sum, sentence) => sum + countTokens(sentence.text), 0)
    if (added.length === 0 || (count > 0 && words + size > WORD_BUDGET) || isRepeated(candidate, chosen))
      continue
    for (const sentence of added) own.add(sentence)
    chosen.set(candidate.passage, own)
    words += size
    count++
    probability += candidate.probability
  }
  const first = ranked[0] && canLead(ranked[0]) ? ranked[0].sentence : undefined
  return [...chosen].map(([passage, own]) => {
    const inOrder = [...own].sort((a, b) => a.start - b.start)
    const isMoved = first !== undefined && own.has(first) && inOrder.every(({ kind }) => kind === 'prose')
    return {
      passage,
      sentences: isMoved ? [first, ...inOrder.filter((sentence) => sentence !== first)] : inOrder,
    }
  })
}

/** Whether the best sentence holds the number, date, name or place asked for and is understood without the one before. */
function canLead({ features, sentence, sentences, place }: Candidate): boolean {
  if (features.holdsType === 0 || LEANS_BACK.test(sentence.text) || LOWER_START.test(sentence.text))
    return false
  return !/[:：]$/.test(sentences[place - 1]?.text ?? '')
}

/** Openings that go on from what was said before, and beginnings in the middle of a sentence. */
const LEANS_BACK =
  /^(?:it|its|they|their|he|his|she|her|this|these|that|those|there|then|but|and|also|however|so|thus|for example|er|sie|es|dies\p{L}*|das|dort|dann|aber|und|auch|jedoch|il|elle|ils|elles|ce|cette|ces|mais|et|aussi|ello|esto|esta|este|pero|también|y|esso|questo|questa|ma|anche|ele|ela|isso|isto|mas|também|hij|zij|dit|deze|maar|en|ook|ten|ta|to|ale|i|bu|o|ve|ama|он|она|они|это|но|и|а)(?![\p{L}'’])/iu
const LOWER_START = /^\p{Ll}/u

function withCompanions({ sentence, sentences, place }: Candidate): Sentence[] {
  const context = sentences[contextOf(sentences, place) ?? -1]
  if (context) {
    const delimiter = sentences[sentences.indexOf(context) + 1]
    return isDelimiterRow(delimiter) && delimiter ? [context, delimiter, sentence] : [context, sentence]
  }
  let words = countTokens(sentence.text)
  const items = ledInBy(sentences, place).flatMap((at) => sentences[at] ?? [])
  const fitting = items.filter((item) => {
    words += countTokens(item.text)
    return words <= LIST_BUDGET
  })
  return [sentence, ...fitting]
}

/** Where the best sentence has nothing of the wanted kind (a place, a number) and the next one has, that one. */
function sentenceOfType(best: Candidate, ranked: readonly RankedCandidate[]): Sentence[] {
  if (best.features.missesType === 0) return []
  const next = ranked.find(
    (other) =>
      other.passage === best.passage && other.place === best.place + 1 && other.features.holdsType === 1,
  )
  return next && next.sentence.kind === best.sentence.kind ? [next.sentence] : []
}

/** The same words may stand in several passages (a page's footer, a document uploaded twice). */
function isRepeated(
  candidate: Candidate,
  chosen: ReadonlyMap<AnswerPassage, ReadonlySet<Sentence>>,
): boolean {
  return [...chosen.values()].some((own) =>
    [...own].some((sentence) => sentence.text === candidate.sentence.text),
  )
}
