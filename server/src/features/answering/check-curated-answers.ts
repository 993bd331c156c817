import { composeAnswer, passagesAsked } from '@parleykit/engine/answer/compose-answer'
import { forEachYielding } from '../../platform/concurrency/for-each-yielding.ts'
import { eq, sql } from '../../platform/database/drizzle.ts'
import { isDatabaseUnavailable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type AgentRow, agents } from '../agents/index.ts'
import { findPassages } from '../retrieval/index.ts'
import {
  type CuratedAnswerRow,
  compareWithKnowledge,
  curatedAnswers,
  dayOf,
  hasDates,
  recordCheckResult,
  stateOn,
} from './curated-answers/index.ts'
import { answerQuestion } from './pipeline/answer-question.ts'

/** The maximum number of curated answers takes well below a minute on an idle machine. */
const maxMilliseconds = 300_000

/**
 * Asks every curated question and its other wordings again on an agent's live index, and records for the owner whether
 * they get their answer. Answers that aren't given today are checked by a training on one of their days.
 * Visitors are answered between questions. Questions not reached in time keep their previous check and come first next
 * time.
 */
export async function checkCuratedAnswers(platform: Platform, agentId: number): Promise<void> {
  const { database } = platform
  const [agent] = await database.select().from(agents).where(eq(agents.id, agentId))
  if (!agent) return
  const rows = await database
    .select()
    .from(curatedAnswers)
    .where(eq(curatedAnswers.agentId, agentId))
    .orderBy(sql`${curatedAnswers.checkedVersion} nulls first`, curatedAnswers.id)
  const day = dayOf(agent, platform.clock())
  const active = rows.filter((row) => stateOn(row, day) === 'active')
  const asked = await forEachYielding(active, (row) => tryCheck(platform, agent, row, rows), {
    maxMilliseconds,
  })
  if (asked === active.length) return
  platform.log.warn({ agentId, asked, left: active.length - asked }, 'checking curated answers took too long')
}

/** The index is already live: a failing check must not fail the training. */
async function tryCheck(
  platform: Platform,
  agent: AgentRow,
  row: CuratedAnswerRow,
  all: readonly CuratedAnswerRow[],
): Promise<void> {
  try {
    await check(platform, agent, row, all)
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    platform.log.error({ err: error, curatedAnswerId: row.id }, 'checking a curated answer failed')
  }
}

async function check(
  platform: Platform,
  agent: AgentRow,
  row: CuratedAnswerRow,
  all: readonly CuratedAnswerRow[],
): Promise<void> {
  const failure = await findFailure(platform, agent, row, all)
  const note = failure === null ? compareWithKnowledge(row, await readKnowledge(platform, agent, row)) : null
  await recordCheckResult(platform.database, row, { version: agent.liveVersion ?? 0, failure, note })
}

async function findFailure(
  platform: Platform,
  agent: AgentRow,
  row: CuratedAnswerRow,
  all: readonly CuratedAnswerRow[],
): Promise<string | null> {
  const failure = await findQuestionFailure(platform, agent, row, all)
  if (failure !== null) return failure
  for (const question of row.wordings) {
    const failed = await findQuestionFailure(platform, agent, { id: row.id, question }, all)
    if (failed !== null) return `“${question}”: ${failed}`
  }
  return null
}

async function findQuestionFailure(
  platform: Platform,
  agent: AgentRow,
  { id, question }: Pick<CuratedAnswerRow, 'id' | 'question'>,
  all: readonly CuratedAnswerRow[],
): Promise<string | null> {
  const asked = { question, earlier: [], ownerTier: '', models: null }
  for await (const event of answerQuestion(platform, agent, asked, new AbortController().signal)) {
    if (event.type === 'refusal') return 'The agent refuses this question. Rephrase it.'
    if (event.type === 'person_wanted')
      return 'The agent takes this for a request to talk to a person. Rephrase it.'
    if (event.type !== 'end' || event.curatedAnswerId === id) continue
    const other = all.find((row) => row.id === event.curatedAnswerId)
    // On its days, an answer comes before the one without dates.
    if (other && hasDates(other)) continue
    if (other)
      return `The answer to “${other.question}” is a closer match for this question. Keep only one of them.`
    if (event.kind === 'small_talk') return 'This question is small talk, which the agent handles on its own.'
    return 'The knowledge already answers this question, so this answer is never used. Rephrase the question.'
  }
  return null
}

/** The sentences that the knowledge alone would give as the answer. */
async function readKnowledge(
  platform: Platform,
  agent: AgentRow,
  { question }: CuratedAnswerRow,
): Promise<string[]> {
  const found = await findPassages(platform, agent, { question, limit: passagesAsked })
  const answer = found && composeAnswer(found)
  return answer?.kind === 'answer' ? answer.quotes.map(({ quote }) => quote) : []
}
