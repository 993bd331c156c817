import { alternatives } from '../../languages/alternatives.ts'
import type { AnalysedQuestion } from '../../query/analyse-question.ts'
import type { AnswerPassage } from '../../text/reading/answer-passage.ts'
import { isDelimiterRow, leadsIn } from '../../text/reading/line-context.ts'
import { type LineRun, paragraphAround, runAt } from '../../text/reading/line-run.ts'
import { runInTitle } from '../../text/reading/question-above.ts'
import { wordCount } from '../../text/reading/read-sentences.ts'
import type { Sentence } from '../../text/split-into-sentences.ts'
import { linearScore } from '../evidence/linear-score.ts'
import { MEANING_WEIGHTS } from '../evidence/meaning-weights.ts'
import { SENTENCE_WEIGHTS } from '../evidence/sentence-weights.ts'
import type { Candidate, SentenceFeatures } from '../evidence/weigh-evidence.ts'
import { findBeginning } from './parted-run.ts'
import { questionToShow } from './question-to-show.ts'
import { rowsAsked } from './rows-asked.ts'

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
  /** What it answers in the knowledge, if that is another question than the visitor's. */
  readonly question?: string | undefined
  /** Whether it is lines alone, which may mean nothing without what they stand under. */
  readonly isLines?: boolean
  /** Whether lines that were asked for too are left out, as too many. */
  readonly isCut: boolean
}

/** In words: a paragraph as short is shown whole, and two sentences as short where the second goes on from the first. */
const SHORT_PARAGRAPH = 30
const RIVAL_SHARE = 0.5
const MOST_SENTENCES = 3
/** Words in a reply, unless what answers best alone has more. */
const WORD_BUDGET = 120
/** A list that answers is given whole up to this many words. */
const LIST_BUDGET = 160
/** The share of a question, by weight, that a sentence has which says by itself what was asked for. */
const MOST_OF_QUESTION = 0.5
/** In words: what stands between two sentences of a paragraph, or is the list below a short one, is shown with them. */
const MOST_BESIDE = 40
/** Sentences are added until the answer is among them with this probability, by words or by meaning, unless the reply is very short… */
const SURE_ENOUGH = { words: 0.78, meaning: 0.8 }
const VERY_SHORT = 14
/** …and only such as hold it with at least this one. */
const LEAST_PROBABILITY = 0.03

/** The candidates, best first; by the learned weights of words unless another way to score is given. */
export function rankCandidates(
  candidates: readonly Candidate[],
  scoreOf: (features: SentenceFeatures) => number = wordScore,
): RankedCandidate[] {
  return rankByScore(candidates, (candidate) => scoreOf(candidate.features))
}

/** The same, with what is near in meaning before what isn't. */
export function rankByMeaning(candidates: readonly Candidate[]): RankedCandidate[] {
  return rankByScore(
    candidates,
    ({ features, nearness }) => wordScore(features) + MEANING_WEIGHTS.sentence * (nearness ?? 0),
  )
}

/** What its words say for a sentence. */
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

/** What one candidate brings to a reply. */
interface Share {
  readonly passage: AnswerPassage
  readonly sentences: readonly Sentence[]
  readonly run?: LineRun
  readonly isCut?: boolean
  /** Whether it is a short paragraph, which is shown whole. */
  readonly isParagraph?: boolean
  /** Whether the question names these lines among others: nothing else is asked for. */
  readonly isTold?: boolean
}

interface Chosen {
  readonly sentences: Set<Sentence>
  /** All of the passage. */
  readonly all: readonly Sentence[]
  /** Places of the lines of the runs that were looked at: nothing more is taken from these. */
  readonly settled: Set<number>
  /** The starts of what was taken from these. */
  readonly lines: Set<number>
  isCut: boolean
}

/**
 * The one to three best sentences that fit a short reply, the passage of the best one first. A line of a list, a table or
 * a timetable brings the other lines that were asked for, and what it can't be understood without.
 */
export function chooseSentences(
  question: AnalysedQuestion,
  ranked: readonly RankedCandidate[],
  rankedBy: keyof typeof SURE_ENOUGH = 'words',
): Excerpt[] {
  const chosen = new Map<AnswerPassage, Chosen>()
  let words = 0
  /** Of what was chosen, without what only stands beside it. */
  let wordsChosen = 0
  let count = 0
  let probability = 0
  const isProse = ranked[0]?.sentence.kind === 'prose'
  for (const candidate of ranked) {
    const isSure = probability > SURE_ENOUGH[rankedBy] && (wordsChosen >= VERY_SHORT || !isProse)
    if (count === MOST_SENTENCES || isSure) break
    if (count > 0 && candidate.probability < LEAST_PROBABILITY) break
    if (chosen.get(candidate.passage)?.settled.has(candidate.place)) continue
    if (count > 0 && leadsNowhere(candidate)) continue
    const share = shareOf(question, candidate, ranked, count === 0)
    const own = chosen.get(share.passage) ?? {
      sentences: new Set(),
      all: candidate.sentences,
      settled: new Set(),
      lines: new Set(),
      isCut: false,
    }
    const companions = [...share.sentences, ...(count === 0 ? sentenceOfType(candidate, ranked) : [])]
    const added = companions.filter((sentence) => !own.sentences.has(sentence))
    const size = wordsOf(added)
    if (added.length === 0 || (count > 0 && words + size > WORD_BUDGET) || isRepeated(candidate, chosen))
      continue
    for (const sentence of added) own.sentences.add(sentence)
    if (share.run && !share.isParagraph) for (const { start } of share.sentences) own.lines.add(start)
    for (const place of share.run?.lines.flat() ?? []) own.settled.add(place)
    own.isCut ||= share.isCut ?? false
    chosen.set(share.passage, own)
    words += size
    wordsChosen += share.isParagraph && !share.run ? wordCount(candidate.sentence) : size
    count++
    probability += probabilityOf(candidate, share.run, ranked)
    if (share.isTold && count === 1 && !isRivalled(candidate, ranked)) break
  }
  const first = ranked[0] && canLead(ranked[0]) ? ranked[0] : undefined
  return [...chosen].map(([passage, { sentences, all, settled, lines, isCut }]) => {
    const picked = [...sentences].sort((a, b) => a.start - b.start)
    const isLine = ({ start }: Sentence) => lines.has(start)
    const inOrder = picked.some(isLine) ? picked : withBetween(passage.text, picked, all)
    const isMoved =
      first !== undefined &&
      sentences.has(first.sentence) &&
      !settled.has(first.place) &&
      inOrder.every(({ kind }) => kind === 'prose')
    const leading = isMoved ? [first.sentence, ...inOrder.filter((it) => it !== first.sentence)] : inOrder
    const shown = questionToShow(question, passage, inOrder[0]?.start ?? 0)
    const isLines = inOrder.every(isLine)
    return { passage, sentences: leading, isCut, isLines, question: shown }
  })
}

/** With the few words between chosen sentences of a paragraph: "that car park" leans on what stands before it. */
function withBetween(text: string, inOrder: readonly Sentence[], all: readonly Sentence[]): Sentence[] {
  return inOrder.flatMap((sentence, at) => {
    const before = inOrder[at - 1]
    if (!before || sentence.kind !== 'prose') return [sentence]
    const places = paragraphAround(text, all, all.indexOf(sentence))
    if (!places.includes(all.indexOf(before))) return [sentence]
    const between = all.slice(all.indexOf(before) + 1, all.indexOf(sentence))
    return wordsOf(between) <= MOST_BESIDE ? [...between, sentence] : [sentence]
  })
}

/** Whether it says that something follows which the passage doesn't have: "It costs per day:". */
function leadsNowhere({ sentences, place }: Candidate): boolean {
  return leadsIn(sentences, place) && sentences[place + 1] === undefined
}

/** Whether another passage answers about as well: two branches have two phone numbers. */
function isRivalled({ passage, probability }: RankedCandidate, ranked: readonly RankedCandidate[]): boolean {
  return ranked.some((other) => other.passage !== passage && other.probability >= probability * RIVAL_SHARE)
}

/** That of all lines of its run, if it is one of them. */
function probabilityOf(
  candidate: RankedCandidate,
  run: LineRun | undefined,
  ranked: readonly RankedCandidate[],
): number {
  if (!run) return candidate.probability
  const inRun = ranked.filter(
    (other) =>
      other === candidate || (other.passage === candidate.passage && run.lines.flat().includes(other.place)),
  )
  return inRun.reduce((sum, other) => sum + other.probability, 0)
}

/** Whether the best sentence holds the number, date, name or place asked for and is understood without the one before. */
function canLead({ features, sentence, sentences, place }: Candidate): boolean {
  if (features.holdsType === 0 || LEANS_BACK.test(sentence.text) || LOWER_START.test(sentence.text))
    return false
  return !/[:：]$/.test(sentences[place - 1]?.text ?? '')
}

/** Openings that go on from what was said before, and beginnings in the middle of a sentence. */
const LEANS_BACK = new RegExp(`^(?:${alternatives(({ leansBack }) => leansBack)})(?![\\p{L}'’])`, 'iu')
const LOWER_START = /^\p{Ll}/u
/** The sentence before one that is not understood without it, if the two are short. */
function whatItGoesOnFrom({ sentence, sentences, place }: Candidate): Sentence | undefined {
  const before = sentences[place - 1]
  if (before?.kind !== 'prose' || !LEANS_BACK.test(sentence.text)) return undefined
  return wordCount(before) + wordCount(sentence) <= SHORT_PARAGRAPH ? before : undefined
}

function shareOf(
  question: AnalysedQuestion,
  candidate: Candidate,
  ranked: readonly Candidate[],
  isFirst: boolean,
): Share {
  const { passage, sentences, place } = candidate
  const run = runAt(passage.text, sentences, place)
  if (!run) return shareOfProse(candidate, isFirst)
  const own = run.lines.find((line) => line.includes(place))
  if (run.areStatements && own) return linesOf(passage, sentences, { ...run, lines: [own] }, [own])
  const asked = rowsAsked(question, sentences, run, `${passage.title}\n${passage.heading}`)
  if (asked.length < run.lines.length) return { ...linesOf(passage, sentences, run, asked), isTold: true }
  const beginning = findBeginning(candidate, run, ranked)
  const { candidate: first, run: whole } = beginning
  const share = linesOf(first.passage, first.sentences, whole, whole.lines)
  return { ...share, isCut: share.isCut || beginning.goesOn }
}

/**
 * Of flowing text: the sentence, with what it can't be understood without. Where the best one has little of the question, those
 * beside it say what is meant: its short paragraph is shown whole. A short list that this leads in to goes with it, unless the
 * sentence has the number, date or name that is asked for.
 */
function shareOfProse(candidate: Candidate, isFirst: boolean): Share {
  const { passage, sentence, sentences, place, features } = candidate
  const title = runInTitle(passage.text, sentences, place)
  const after = leadsIn(sentences, place) ? sentences[place + 1] : undefined
  const before = isFirst ? whatItGoesOnFrom(candidate) : undefined
  const alone = { passage, sentences: together([title, before, sentence, after]) }
  const places = paragraphAround(passage.text, sentences, place)
  const lead = places.find((at) => at !== place && leadsIn(sentences, at))
  const paragraph = places.filter((at) => at !== lead).flatMap((at) => sentences[at] ?? [])
  if (!isFirst || after || wordsOf(paragraph) > SHORT_PARAGRAPH) return alone
  const list =
    lead === undefined || features.holdsType === 1 ? undefined : runAt(passage.text, sentences, lead)
  const share = list && linesOf(passage, sentences, list, list.lines)
  if (share && wordsOf(share.sentences) <= MOST_BESIDE)
    return { ...share, sentences: together([title, ...paragraph, ...share.sentences]), isParagraph: true }
  if (features.inSentence > MOST_OF_QUESTION) return alone
  return { passage, sentences: together([title, ...paragraph]), isParagraph: true }
}

function together(sentences: readonly (Sentence | undefined)[]): Sentence[] {
  return [...new Set(sentences)].filter((it) => it !== undefined)
}

/** The lines that fit a reply, with the one above that they can't be understood without. */
function linesOf(
  passage: AnswerPassage,
  sentences: readonly Sentence[],
  run: LineRun,
  asked: readonly (readonly number[])[],
) {
  let words = 0
  const fitting = asked.filter((line, number) => {
    for (const at of line) words += sentences[at] ? wordCount(sentences[at]) : 0
    return number === 0 || words <= LIST_BUDGET
  })
  const header = run.context === undefined ? [] : [run.context]
  if (isDelimiterRow(sentences[(run.context ?? -2) + 1])) header.push((run.context ?? 0) + 1)
  return {
    passage,
    sentences: [...header, ...fitting.flat()].flatMap((at) => sentences[at] ?? []),
    run,
    isCut: fitting.length < asked.length,
  }
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
function isRepeated(candidate: Candidate, chosen: ReadonlyMap<AnswerPassage, Chosen>): boolean {
  return [...chosen.values()].some(({ sentences }) =>
    [...sentences].some((sentence) => sentence.text === candidate.sentence.text),
  )
}

function wordsOf(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, sentence) => sum + wordCount(sentence), 0)
}
