import {
  type Candidate,
  findCandidates,
} from '../../server/src/features/answering/core/evidence/weigh-evidence.ts'
import {
  type RankedCandidate,
  rankCandidates,
} from '../../server/src/features/answering/core/excerpts/choose-sentences.ts'
import type { SearchResult } from '../../server/src/features/retrieval/core/search-index.ts'
import type { Agent } from './make-agent.ts'

export interface Evidence {
  readonly search: SearchResult
  readonly candidates: readonly Candidate[]
  /** The candidates, best first. */
  readonly ranked: readonly RankedCandidate[]
}

/** The steps inside `composeAnswer` laid open. */
export function gatherEvidence(agent: Agent, question: string): Evidence {
  const search = agent.search(question)
  const found = search.hits.flatMap((hit) => {
    const passage = agent.passages[hit.passageId]
    return passage ? [{ hit, passage }] : []
  })
  const candidates = findCandidates(search.question, found)
  return { search, candidates, ranked: rankCandidates(candidates) }
}
