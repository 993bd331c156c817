import { curatedQuestionsMax } from '@parleykit/contract/answering/curated-answers/limits'
import { LRUCache } from 'lru-cache'
import { forEachYielding } from '../../../platform/concurrency/for-each-yielding.ts'
import { desc, eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { AgentRow } from '../../agents/index.ts'
import { type ParsedQuestion, parseQuestions } from './parse-questions.ts'
import { type CuratedAnswerRow, curatedAnswers } from './tables.ts'

/** The columns of an agent's row needed to choose an answer. The row must have been read for this very question. */
export type CuratedAgent = Pick<AgentRow, 'id' | 'curatedRevision' | 'officeHours'>

/** A curated answer with one of its questions, analyzed. */
export interface CuratedCandidate extends ParsedQuestion {
  readonly row: CuratedAnswerRow
}

interface Loaded {
  readonly revision: number
  readonly candidates: readonly CuratedCandidate[]
}

/** Maximum questions cached per process, over all agents. */
const kept = 4 * curatedQuestionsMax

const caches = new WeakMap<Platform, LRUCache<number, Loaded>>()

/**
 * The questions of an agent's curated answers, those of the newest answer first. Changes take effect in every process
 * when they are committed: each raises the agent's revision, which is part of the cache key.
 */
export async function getCuratedCandidates(
  platform: Platform,
  {
    agent,
    database = platform.database,
  }: { readonly agent: CuratedAgent; readonly database?: Queryable | undefined },
): Promise<readonly CuratedCandidate[]> {
  if (agent.curatedRevision === 0) return []
  const cache = caches.get(platform) ?? new LRUCache<number, Loaded>({ maxSize: kept })
  caches.set(platform, cache)
  const cached = cache.get(agent.id)
  if (cached?.revision === agent.curatedRevision) return cached.candidates
  const rows = await database
    .select()
    .from(curatedAnswers)
    .where(eq(curatedAnswers.agentId, agent.id))
    .orderBy(desc(curatedAnswers.id))
  const earlier = Map.groupBy(cached?.candidates ?? [], ({ row }) => textOf(row))
  const candidates: CuratedCandidate[] = []
  // Thousands of questions take a second to analyze.
  await forEachYielding(rows, (row) => {
    const known = earlier.get(textOf(row))?.map((candidate) => ({ ...candidate, row }))
    candidates.push(...(known ?? parseQuestions(row).map((parsed) => ({ row, ...parsed }))))
  })
  const loaded = { revision: agent.curatedRevision, candidates }
  cache.set(agent.id, loaded, { size: Math.max(1, candidates.length) })
  return candidates
}

const textOf = ({ id, question, wordings, answer }: CuratedAnswerRow) =>
  JSON.stringify([id, question, wordings, answer])
