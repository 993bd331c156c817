import { composeAnswer } from '@parleykit/engine/answer/compose-answer'
import { buildIndex } from '@parleykit/engine/index/build-index'
import { searchIndex } from '@parleykit/engine/query/search-index'
import type { Known } from '../base/answerer.ts'

/** What an agent without any knowledge has for a question: nothing, but a model may call its actions. */
export function withoutKnowledge(agentId: number, question: string): Known {
  const search = searchIndex(buildIndex([]), question, { limit: 0 })
  const version = {
    ...{ agentId, version: 0, revision: 0, passageCount: 0, model: null, state: 'none' },
    ...{ calibration: { own: 0, others: 0 }, deadEntries: new Set<number>() },
  }
  const found = {
    ...{ search, byWords: search, version, isEmbeddingLate: false },
    ...{ similarities: new Map<number, number>(), nearness: new Map<number, number>() },
    ...{ passages: [], reading: { isWhole: true as const, passages: [] } },
  }
  return { found, rows: null, answer: composeAnswer(found) }
}
