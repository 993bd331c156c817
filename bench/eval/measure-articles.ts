import { gatherEvidence } from './gather-evidence.ts'
import { holdsAnswer } from './holds-answer.ts'
import { type EvalAgent, makeAgent } from './make-agent.ts'
import type { Material } from './read-material.ts'

/** What became of one question: as the product answers it, and as it would if it refused nothing. */
interface Outcome {
  readonly isAnswered: boolean
  readonly confidence: number
  readonly words: number
  readonly isRight: boolean
  readonly wouldBeRight: boolean
  readonly quotesNotInSource: number
  readonly searchMs: number
  readonly answerMs: number
}

export interface ArticleFigures {
  readonly answerable: number
  readonly answeredRight: number
  readonly answeredAtAll: number
  readonly offTopic: number
  readonly offTopicRefused: number
  readonly impossible: number
  readonly impossibleRefused: number
  readonly medianWords: number
  readonly answerSentenceFirst: number
  readonly answerSentenceInFive: number
  readonly answerPassageFirst: number
  readonly answerPassageInFive: number
  readonly quotesNotInSource: number
  readonly searchMsP50: number
  readonly searchMsP95: number
  readonly replyMsP50: number
  readonly replyMsP95: number
  readonly trainMs: number
  /** Share of the answerable answered rightly when the threshold refuses this share of the off-topic questions. */
  readonly curve: readonly { readonly refused: number; readonly answeredRight: number }[]
}

const CURVE = [0.9, 0.95, 0.98, 0.99]

/** One agent per article; its own questions and the off-topic ones are put to it. */
export function measureArticles(material: Material): ArticleFigures {
  const started = performance.now()
  const agents = new Map(
    [...material.articles].map(([name, text]) => [name, makeAgent([{ title: '', text }])]),
  )
  const trainMs = performance.now() - started
  const put = (article: string, question: string, answers: readonly string[]) => {
    const agent = agents.get(article)
    return agent ? [ask(agent, question, answers)] : []
  }
  const questions = material.questions.map((question) => ({
    ...question,
    outcome: put(question.article, question.question, question.answers),
  }))
  const answerable = questions.filter((question) => !question.is_impossible)
  const own = answerable.flatMap((question) => question.outcome)
  const impossible = questions.flatMap((question) => (question.is_impossible ? question.outcome : []))
  const off = material.offTopic.flatMap((question) => put(question.agent_article, question.question, []))
  const ranks = answerable.map(({ article, question, answers }) =>
    rankOfAnswer(agents.get(article), question, answers),
  )
  const sentenceRanks = answerable.map((it) =>
    rankOfSentence(agents.get(it.article), it.question, it.answers),
  )
  const everything = [...own, ...impossible, ...off]
  return {
    answerable: own.length,
    answeredRight: share(own, (outcome) => outcome.isRight),
    answeredAtAll: share(own, (outcome) => outcome.isAnswered),
    offTopic: off.length,
    offTopicRefused: share(off, (outcome) => !outcome.isAnswered),
    impossible: impossible.length,
    impossibleRefused: share(impossible, (outcome) => !outcome.isAnswered),
    medianWords: quantile(
      own.flatMap((outcome) => (outcome.isAnswered ? outcome.words : [])),
      0.5,
    ),
    answerSentenceFirst: share(sentenceRanks, (rank) => rank === 0),
    answerSentenceInFive: share(sentenceRanks, (rank) => rank >= 0 && rank < 5),
    answerPassageFirst: share(ranks, (rank) => rank === 0),
    answerPassageInFive: share(ranks, (rank) => rank >= 0 && rank < 5),
    quotesNotInSource: everything.reduce((sum, outcome) => sum + outcome.quotesNotInSource, 0),
    searchMsP50: quantile(
      everything.map((outcome) => outcome.searchMs),
      0.5,
    ),
    searchMsP95: quantile(
      everything.map((outcome) => outcome.searchMs),
      0.95,
    ),
    replyMsP50: quantile(
      everything.map((outcome) => outcome.searchMs + outcome.answerMs),
      0.5,
    ),
    replyMsP95: quantile(
      everything.map((outcome) => outcome.searchMs + outcome.answerMs),
      0.95,
    ),
    trainMs,
    curve: CURVE.map((refused) => {
      const threshold = quantile(
        off.map((outcome) => outcome.confidence),
        refused,
      )
      return { refused, answeredRight: share(own, (it) => it.wouldBeRight && it.confidence > threshold) }
    }),
  }
}

/** Puts a question to an agent; `answers` are the known right ones. */
export function ask(agent: EvalAgent, question: string, answers: readonly string[]): Outcome {
  const started = performance.now()
  const search = agent.search(question)
  const searched = performance.now()
  const reply = agent.answer(search)
  const answered = performance.now()
  const unclassified = reply.kind === 'answer' ? reply : agent.answer(search, 0)
  const quotes = unclassified.kind === 'answer' ? unclassified.quotes : []
  const isAnswered = reply.kind === 'answer'
  const wouldBeRight = unclassified.kind === 'answer' && holdsAnswer(unclassified.text, answers)
  return {
    isAnswered,
    confidence: reply.confidence,
    words: isAnswered ? reply.text.split(/\s+/).length : 0,
    isRight: isAnswered && wouldBeRight,
    wouldBeRight,
    quotesNotInSource: quotes.filter(
      ({ passageId, quote }) => !agent.passages[passageId]?.text.includes(quote),
    ).length,
    searchMs: searched - started,
    answerMs: answered - searched,
  }
}

/** The place, from 0, of the first passage found that holds an answer; -1 if none does. */
function rankOfAnswer(agent: EvalAgent | undefined, question: string, answers: readonly string[]): number {
  if (!agent) return -1
  return agent
    .search(question)
    .hits.findIndex((hit) => holdsAnswer(agent.passages[hit.passageId]?.text ?? '', answers))
}

/** As `rankOfAnswer`, for the sentences in the order of how well they answer. */
function rankOfSentence(agent: EvalAgent | undefined, question: string, answers: readonly string[]): number {
  if (!agent) return -1
  const { ranked } = gatherEvidence(agent, question)
  return ranked.findIndex((candidate) => holdsAnswer(candidate.sentence.text, answers))
}

/** The share of `items`, from 0 to 1, for which `holds`; 0 of none. */
export function share<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.length === 0 ? 0 : items.filter(holds).length / items.length
}

/** The smallest value that at least `part` of the values don't exceed; 0 of none. */
export function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * part) - 1)] ?? 0
}
