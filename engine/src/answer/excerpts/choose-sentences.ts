import type { AnalysedQuestion } from '../../query/analyse-question.ts'
import type { AnswerPassage } from '../../text/annotations/answer-passage.ts'
import { isDelimiterRow, leadsIn } from '../../text/annotations/line-context.ts'
import { type LineRun, paragraphAround, runAt } from '../../text/annotations/line-run.ts'
import { runInTitle } from '../../text/annotations/question-above.ts'
import { wordCount } from '../../text/annotations/quotable-sentences.ts'
import type { Sentence } from '../../text/split-into-sentences.ts'
import type { Candidate } from '../evidence/find-candidates.ts'
import { questionToShow } from './question-to-show.ts'
import type { RankedCandidate } from './rank-candidates.ts'
import { requestedRows } from './requested-rows.ts'

/** The part of a reply from one passage. */
export interface Excerpt {
  readonly passage: AnswerPassage
  /** In reading order; each an exact substring of the passage's text. */
  readonly sentences: readonly Sentence[]
  /** The stored question that it answers, if it differs from the visitor's. */
  readonly question?: string | undefined
  /** Whether some of the lines asked for are left out because there are too many. */
  readonly isCut: boolean
}

const MOST_BLOCKS = 3
/** Words in a reply, unless the best block alone has more. */
const WORD_BUDGET = 120
/** A list that answers is quoted in full up to this many words. */
const LIST_BUDGET = 160
/** In words: a paragraph this short is shown in full, unless its best sentence has most of the question. */
const SHORT_PARAGRAPH = 40
/** A share of the question, by weight. */
const MOST_OF_QUESTION = 0.5
/** In words: a gap this short between two sentences of a paragraph is shown with them. */
const MOST_BETWEEN = 40
/**
 * Blocks are added until one of them is the answer with this probability, by words or by meaning, unless the reply is
 * very short…
 */
const CONFIDENT_ENOUGH = { words: 0.78, meaning: 0.8 }
const VERY_SHORT = 14
/** …and only blocks that are the answer with at least this probability. */
const LEAST_PROBABILITY = 0.02
/** Another section answers about as well if its probability is at least this share of the best one's. */
const SECTION_SHARE = 0.2

/** For one passage, by position of its sentences. */
interface Chosen {
  readonly sentences: readonly Sentence[]
  readonly positions: Set<number>
  /** Lines of runs that were already considered. Nothing more is taken from them. */
  readonly settled: Set<number>
  isCut: boolean
}

/**
 * The one to three blocks that answer best, from one section unless others answer about as well. A block is a sentence
 * or its short paragraph, numbered steps, or the lines asked for of a list, a table or a timetable.
 */
export function chooseSentences(
  question: AnalysedQuestion,
  ranked: readonly RankedCandidate[],
  rankedBy: keyof typeof CONFIDENT_ENOUGH = 'words',
): Excerpt[] {
  const chosen = new Map<AnswerPassage, Chosen>()
  let words = 0
  let count = 0
  let probability = 0
  for (const candidate of ofBestSections(ranked)) {
    const isConfident = probability > CONFIDENT_ENOUGH[rankedBy] && words >= VERY_SHORT
    if (count === MOST_BLOCKS || isConfident || (count > 0 && candidate.probability < LEAST_PROBABILITY))
      break
    const { passage, sentences, position } = candidate
    const own = chosen.get(passage) ?? { sentences, positions: new Set(), settled: new Set(), isCut: false }
    if (own.settled.has(position)) continue
    const run = runAt(passage.text, sentences, position)
    const block = run
      ? blockOfLines(question, candidate, run, ranked)
      : { positions: blockOfProse(candidate, count === 0), isCut: false }
    const added = block.positions.filter((at) => !own.positions.has(at))
    const size = wordsOf(sentences, added)
    if (added.length === 0 || (count > 0 && words + size > WORD_BUDGET)) continue
    for (const at of added) own.positions.add(at)
    for (const at of run?.lines.flat() ?? []) own.settled.add(at)
    own.isCut ||= block.isCut
    chosen.set(passage, own)
    words += size
    count++
    probability += candidate.probability
  }
  return [...chosen].map(([passage, own]) => {
    const shown = withBetween(passage.text, own).flatMap((at) => own.sentences[at] ?? [])
    return {
      passage,
      sentences: shown,
      isCut: own.isCut,
      question: questionToShow(question, passage, shown[0]?.start ?? 0),
    }
  })
}

/**
 * The candidates of the section that most probably answers, and of sections that answer about as well. Text under
 * another heading is about something else.
 */
function ofBestSections(ranked: readonly RankedCandidate[]): RankedCandidate[] {
  const sections = Map.groupBy(ranked, sectionOf)
  const sums = new Map(
    [...sections].map(([section, own]) => [section, own.reduce((sum, each) => sum + each.probability, 0)]),
  )
  const least = Math.max(...sums.values()) * SECTION_SHARE
  return ranked.filter((candidate) => (sums.get(sectionOf(candidate)) ?? 0) >= least)
}

function sectionOf({ passage }: Candidate): string {
  return `${passage.title}\n${passage.heading}`
}

interface Block {
  readonly positions: readonly number[]
  readonly isCut: boolean
}

/** The lines asked for that fit into a reply, with the header or sentence that they depend on. */
function blockOfLines(
  question: AnalysedQuestion,
  candidate: Candidate,
  run: LineRun,
  ranked: readonly Candidate[],
): Block {
  const { passage, sentences } = candidate
  const asked = requestedRows(question, sentences, run, `${passage.title}\n${passage.heading}`)
  let words = 0
  const fitting = asked.filter((line, number) => {
    words += wordsOf(sentences, line)
    return number === 0 || words <= LIST_BUDGET
  })
  const header = run.context === undefined ? [] : [run.context]
  if (isDelimiterRow(sentences[(run.context ?? -2) + 1])) header.push((run.context ?? 0) + 1)
  const isCut =
    fitting.length < asked.length || (asked.length === run.lines.length && goesOn(candidate, run, ranked))
  return { positions: [...header, ...fitting.flat()], isCut }
}

/** Whether the lines continue in a neighboring passage of their section, if that passage was found. */
function goesOn(candidate: Candidate, { lines, context }: LineRun, ranked: readonly Candidate[]): boolean {
  const { passage, sentences } = candidate
  const positions = lines.flat()
  const kind = sentences[positions[0] ?? -1]?.kind
  const continues = (step: 1 | -1) =>
    ranked.some(
      (other) =>
        other.passage.passageId === passage.passageId + step &&
        sectionOf(other) === sectionOf(candidate) &&
        other.sentences.at(step === 1 ? 0 : -1)?.kind === kind,
    )
  return (
    (positions.at(-1) === sentences.length - 1 && continues(1)) ||
    ((context ?? positions[0]) === 0 && continues(-1))
  )
}

/**
 * A sentence with its title and the text that it introduces. The first sentence of a reply brings its short paragraph
 * along, unless it has most of the question itself, and the short list that the paragraph introduces.
 */
function blockOfProse({ passage, sentences, position, features }: Candidate, isFirst: boolean): number[] {
  const title = runInTitle(passage.text, sentences, position)
  const above = title ? [sentences.indexOf(title)] : []
  const after = leadsIn(sentences, position) && sentences[position + 1] ? [position + 1] : []
  const alone = [...above, position, ...after]
  const paragraph = paragraphAround(passage.text, sentences, position)
  const last = paragraph.at(-1) ?? position
  const list = leadsIn(sentences, last) ? (runAt(passage.text, sentences, last)?.lines.flat() ?? []) : []
  const withList = [...paragraph, ...list]
  if (!isFirst || after.length > 0) return alone
  if (list.length > 0 && wordsOf(sentences, withList) <= SHORT_PARAGRAPH) return [...above, ...withList]
  const whole = list.length > 0 ? paragraph.slice(0, -1) : paragraph
  const isWhole = features.inSentence <= MOST_OF_QUESTION && wordsOf(sentences, whole) <= SHORT_PARAGRAPH
  return isWhole ? [...above, ...whole] : alone
}

/**
 * In reading order, with short gaps between two sentences of a paragraph: "that car park" depends on the text before
 * it.
 */
function withBetween(text: string, { sentences, positions, settled }: Chosen): number[] {
  return [...positions]
    .sort((a, b) => a - b)
    .flatMap((position, at, inOrder) => {
      const before = inOrder[at - 1]
      const paragraph = paragraphAround(text, sentences, position)
      if (before === undefined || settled.has(position) || !paragraph.includes(before)) return [position]
      const between = paragraph.filter((other) => other > before && other < position)
      return wordsOf(sentences, between) <= MOST_BETWEEN ? [...between, position] : [position]
    })
}

function wordsOf(sentences: readonly Sentence[], positions: readonly number[]): number {
  return positions.reduce((sum, at) => sum + (sentences[at] ? wordCount(sentences[at]) : 0), 0)
}
