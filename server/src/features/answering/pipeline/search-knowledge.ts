import { type Answer, composeAnswer, passagesAsked } from '@parleykit/engine/answer/compose-answer'
import { followUpContext } from '@parleykit/engine/answer/conversation/follow-up-context'
import { refuseContradicted } from '@parleykit/engine/answer/rows/refuse-contradicted'
import type { Platform } from '../../../platform/platform.ts'
import { listActionNames } from '../../actions/index.ts'
import type { AgentRow } from '../../agents/index.ts'
import {
  type FoundPassages,
  type FoundRows,
  findAskedRows,
  findLiveVersion,
  findPassages,
} from '../../retrieval/index.ts'
import type { Known } from '../base/answerer.ts'
import type { AskedQuestion } from '../base/asked-question.ts'
import { suggestionPassageLimit } from '../core/suggestions/suggest-topics.ts'
import { contextBudget } from '../generate/context-budget.ts'
import { answerByEmbeddings } from '../sentence-embeddings/answer-by-embeddings.ts'
import { rewriteQuestion } from './rewrite-question.ts'
import { withFreshPrices } from './with-fresh-prices.ts'
import { withoutKnowledge } from './without-knowledge.ts'

export type AskedInConversation = AskedQuestion & { readonly earlierQuestions: readonly string[] }

/** The results of a search, and a way to repeat it. */
export interface SearchedKnowledge {
  /** Null if the agent knows nothing yet, and has no actions that a model may call. */
  readonly known: Known | null
  /** The search that suggestions below the reply are based on: the question as asked, before a model rewrote it. */
  readonly searched: FoundPassages | null
  /** Whether the question's embedding wasn't ready in time. */
  readonly isMeaningLate: boolean
  /** Reads the knowledge again. Returns the same result if nothing has changed. */
  readonly readAgain: () => Promise<Known>
}

/**
 * Searches an agent's knowledge by words and meaning. For a model, an unclear follow-up is searched as the model
 * rewrites it.
 */
export async function searchKnowledge(
  platform: Platform,
  agent: AgentRow,
  asked: AskedInConversation,
  stop: AbortSignal,
): Promise<SearchedKnowledge> {
  const { question, earlierQuestions } = asked
  const model = asked.models?.reply ?? null
  const search = {
    question,
    context: followUpContext(question, earlierQuestions),
    limit: passagesAsked,
    laterLimit: suggestionPassageLimit,
    ...(model && { reading: contextBudget(model) }),
    version: asked.version ?? asked.liveVersion ?? undefined,
  }
  const searched = await findPassages(platform, agent, search)
  if (!searched) {
    const mayAct = asked.hasActions !== false && (await listActionNames(platform, agent)).length > 0
    const known = model && mayAct ? withoutKnowledge(agent.id, question) : null
    const readAgain = () => (known ? Promise.resolve(known) : Promise.reject())
    return { known, searched, isMeaningLate: false, readAgain }
  }
  const first = await readAnswer(platform, searched, question)
  const readAgain = (known: Known) => () =>
    readKnown(platform, agent, { ...search, version: asked.version }, known)
  if (!model) {
    const weigh = () => answerByEmbeddings(platform, `${search.context}\n${question}`.trim(), first)
    const { isMeaningLate, ...weighed } = await platform.telemetry.step('meaning', {}, weigh)
    const answer = first.rows
      ? weighed.answer
      : refuseContradicted(weighed.found.search.question.index, question, weighed.answer)
    const known = await withFreshPrices(platform, agent, { ...weighed, answer, rows: first.rows })
    return { known, searched, isMeaningLate, readAgain: readAgain(known) }
  }
  const again =
    first.answer.kind === 'refusal' &&
    (await searchFollowUp(platform, agent, { ...asked, search, found: searched }, stop))
  const read = again ? { found: again, answer: compose(platform, again, question), rows: null } : first
  const known = await withFreshPrices(platform, agent, read)
  return { known, searched, isMeaningLate: false, readAgain: readAgain(known) }
}

async function readKnown(
  platform: Platform,
  agent: AgentRow,
  search: Parameters<typeof findPassages>[2],
  known: Known,
): Promise<Known> {
  const version = search.version ?? (await findLiveVersion(platform.database, agent))
  if (version?.state === known.found.version.state) return known
  const found = version && (await findPassages(platform, agent, { ...search, version }))
  const left = found ?? { ...known.found, passages: [] }
  return readAnswer(platform, left, search.question)
}

/** The rows that answer a question, or else the answer that the passages hold. */
async function readAnswer(platform: Platform, found: FoundPassages, question: string): Promise<Known> {
  const rows = await findAskedRows(platform.database, { version: found.version, question })
  return { found, rows, answer: rows ? answerOfRows(rows) : compose(platform, found, question) }
}

/** Rows are found by what is asked or not at all, so they are certain. */
function answerOfRows({ text, quotes }: FoundRows): Answer {
  const bestSentences = new Map(quotes.map(({ passageId, quote }) => [passageId, quote]))
  return { kind: 'answer', text, quotes, bestSentences, confidence: 1, features: null }
}

/** Runs synchronously, so a trace tells how long it took. */
function compose({ telemetry }: Platform, found: FoundPassages, question: string): Answer {
  return telemetry.step('compose', {}, (step) => {
    const answer = refuseContradicted(found.search.question.index, question, composeAnswer(found))
    step.note({ outcome: answer.kind })
    return answer
  })
}

interface Task extends AskedQuestion {
  readonly earlierQuestions: readonly string[]
  /** The search that found too little, with the context that the rules found for the question. */
  readonly search: Parameters<typeof findPassages>[2] & { readonly context: string }
  readonly found: FoundPassages
}

/**
 * Searches large knowledge again with a model's rewrite of a question that may depend on the conversation in a way that
 * no rule detects. Null if the rule suffices, or if no model is available.
 */
async function searchFollowUp(
  platform: Platform,
  agent: AgentRow,
  task: Task,
  stop: AbortSignal,
): Promise<FoundPassages | null> {
  const { earlierQuestions, search, found } = task
  if (found.reading?.isWhole !== false || earlierQuestions.length === 0) return null
  const isClear = search.context !== '' && earlierQuestions.length === 1
  if (isClear) return null
  const helper = task.models?.helper
  if (!helper?.isAvailable()) return null
  const rewritten = await rewriteQuestion(platform, agent, { ...task, model: helper }, stop)
  // Entries may have been deleted while the model wrote.
  const rewrittenSearch = { ...search, context: rewritten ?? '', version: task.version }
  return rewritten === null ? null : findPassages(platform, agent, rewrittenSearch)
}
