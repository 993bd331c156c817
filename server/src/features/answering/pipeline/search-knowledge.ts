import { type Answer, composeAnswer, passagesAsked } from '@parleykit/engine/answer/compose-answer'
import { followUpContext } from '@parleykit/engine/answer/conversation/follow-up-context'
import type { Platform } from '../../../platform/platform.ts'
import type { AgentRow } from '../../agents/index.ts'
import { type FoundPassages, findPassages, readLiveVersion } from '../../retrieval/index.ts'
import type { Known } from '../base/answerer.ts'
import type { AskedQuestion } from '../base/asked-question.ts'
import { chooseModel } from '../base/choose-model.ts'
import { passagesLookedAt } from '../core/suggestions/suggest-topics.ts'
import { readingRoom } from '../generate/reading-room.ts'
import { answerByMeaning } from '../meanings/answer-by-meaning.ts'
import { searchFollowUp } from './search-follow-up.ts'

export type AskedInConversation = AskedQuestion & { readonly earlierQuestions: readonly string[] }

/** The results of a search, and a way to repeat it. */
export interface SearchedKnowledge {
  /** Null if the agent knows nothing yet. */
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
  const model = (asked.mayUseModel && chooseModel(platform, asked.ownerTier)?.model) || null
  const search = {
    question,
    context: followUpContext(question, earlierQuestions),
    limit: passagesAsked,
    laterLimit: passagesLookedAt,
    ...(model && { reading: readingRoom(platform, model) }),
    version: asked.version ?? asked.liveVersion ?? undefined,
  }
  const searched = await findPassages(platform, agent, search)
  if (!searched) return { known: null, searched, isMeaningLate: false, readAgain: () => Promise.reject() }
  const first = { found: searched, answer: compose(platform, searched) }
  const readAgain = (known: Known) => () =>
    readKnown(platform, agent, { ...search, version: asked.version }, known)
  if (!model) {
    const weigh = () => answerByMeaning(platform, `${search.context}\n${question}`.trim(), first)
    const { isMeaningLate, ...known } = await platform.telemetry.step('meaning', {}, weigh)
    return { known, searched, isMeaningLate, readAgain: readAgain(known) }
  }
  const again =
    first.answer.kind === 'refusal' &&
    (await searchFollowUp(platform, agent, { ...asked, search, found: searched }, stop))
  const known = again ? { found: again, answer: compose(platform, again) } : first
  return { known, searched, isMeaningLate: false, readAgain: readAgain(known) }
}

async function readKnown(
  platform: Platform,
  agent: AgentRow,
  search: Parameters<typeof findPassages>[2],
  known: Known,
): Promise<Known> {
  const version = search.version ?? (await readLiveVersion(platform.database, agent))
  if (version?.state === known.found.version.state) return known
  const found = version && (await findPassages(platform, agent, { ...search, version }))
  const left = found ?? { ...known.found, passages: [] }
  return { found: left, answer: compose(platform, left) }
}

/** Runs synchronously, so a trace tells how long it took. */
function compose({ telemetry }: Platform, found: FoundPassages): Answer {
  return telemetry.step('compose', {}, (step) => {
    const answer = composeAnswer(found)
    step.note({ outcome: answer.kind })
    return answer
  })
}
