import type { StarterPrompt } from '@parleykit/contract/agents'
import { suggestionsMax } from '@parleykit/contract/limits'
import type { AnalysedQuestion, SearchHit } from '../../../retrieval/core/index.ts'
import type { AnswerPassage } from '../evidence/weigh-evidence.ts'
import { labelKey } from './asked-topic.ts'
import { findTopics, type Topic } from './find-topics.ts'
import { rankTopics } from './rank-topics.ts'
import { titleOf } from './title-of.ts'

export interface SuggestionInput {
  readonly question: AnalysedQuestion
  /** What the search found for it, best first, and the passages of that. */
  readonly hits: readonly SearchHit[]
  readonly passages: readonly AnswerPassage[]
  /** Whether asking for a topic by its name is answered with it. */
  readonly opens: (topic: Topic) => Promise<boolean>
}

/** How many passages the search hands over for suggestions: more than it takes to answer. */
export const passagesLookedAt = 60
/** Answers below this confidence are followed by suggestions, too. */
const SURE = 0.95
/** Below this nothing of the knowledge is near to what was asked. */
const NEAR = 0.2
/** Topics looked at for each one suggested: bounds the work. */
const TRIES = 3

/** Whether an answer that the gate let through might still miss what was asked. */
export function isUnsure({ confidence }: { readonly confidence: number }): boolean {
  return confidence < SURE
}

/** Up to three topics near to a question, best first, each of which is answered when it is asked for. */
export async function suggestTopics(input: SuggestionInput): Promise<StarterPrompt[]> {
  const topics = input.passages.flatMap(findTopics)
  const near = rankTopics(input.question, input.hits, topics).filter(({ nearness }) => nearness >= NEAR)
  const asked = labelKey(input.question.text)
  const chosen = new Map<string, StarterPrompt>()
  for (const { topic } of near.slice(0, suggestionsMax * TRIES)) {
    if (chosen.size >= suggestionsMax) break
    const key = labelKey(topic.label)
    if (key === '' || key === asked || chosen.has(key) || !(await input.opens(topic))) continue
    chosen.set(key, { title: titleOf(topic.label), content: topic.label })
  }
  return [...chosen.values()]
}
