import { type Candidate, findCandidates } from '@parleykit/engine/answer/evidence/find-candidates'
import { type RankedCandidate, rankCandidates } from '@parleykit/engine/answer/excerpts/rank-candidates'
import type { SearchResult } from '@parleykit/engine/query/search-index'
import type { EvalAgent } from './make-agent.ts'

export interface Evidence {
  readonly search: SearchResult
  readonly candidates: readonly Candidate[]
  /** The candidates, best first. */
  readonly ranked: readonly RankedCandidate[]
}

/** The steps inside `composeAnswer` laid open. */
export function gatherEvidence(agent: EvalAgent, question: string): Evidence {
  const search = agent.search(question)
  const found = search.hits.flatMap((hit) => {
    const passage = agent.passages[hit.passageId]
    return passage ? [{ hit, passage }] : []
  })
  const candidates = findCandidates(search.question, found)
  return { search, candidates, ranked: rankCandidates(candidates) }
}
