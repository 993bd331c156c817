import { curatedAnswersMax } from '@parleykit/contract/answering/curated-answers/limits'
import { parseQuestion, type QuestionForm } from '@parleykit/engine/similarity/parse-question'
import { LRUCache } from 'lru-cache'
import { desc, eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { detectLanguage } from '../../retrieval/index.ts'
import { type CuratedAnswerRow, curatedAnswers } from './tables.ts'

/** The columns of an agent's row needed to choose an answer. The row must have been read for this very question. */
export interface CuratedAgent {
  readonly id: number
  readonly curatedRevision: number
}

/** A curated answer with its analyzed question. */
export interface CuratedCandidate {
  readonly row: CuratedAnswerRow
  readonly language: string
  readonly form: QuestionForm
}

interface Loaded {
  readonly revision: number
  readonly candidates: readonly CuratedCandidate[]
}

/** Maximum curated answers cached per process, over all agents. */
const kept = 20 * curatedAnswersMax

const caches = new WeakMap<Platform, LRUCache<number, Loaded>>()

/**
 * An agent's curated answers, newest first. Changes take effect in every process when they are committed: each raises
 * the agent's revision, which is part of the cache key.
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
  const earlier = new Map(cached?.candidates.map((candidate) => [textOf(candidate.row), candidate]))
  const candidates = rows.map((row) => {
    const unchanged = earlier.get(textOf(row))
    return unchanged ? { ...unchanged, row } : readCandidate(row)
  })
  const loaded = { revision: agent.curatedRevision, candidates }
  cache.set(agent.id, loaded, { size: Math.max(1, candidates.length) })
  return candidates
}

/** An answer is longer than its question, so its language is detected more reliably. */
function textOf({ question, answer }: CuratedAnswerRow): string {
  return `${question}\n${answer}`
}

function readCandidate(row: CuratedAnswerRow): CuratedCandidate {
  const language = detectLanguage(textOf(row))
  return { row, language, form: parseQuestion(row.question, language) }
}
