import { limitsOf } from '@parleykit/contract/billing/plans'
import type { Need, NeedKind } from '@parleykit/contract/reports/dashboard/dashboard'
import { needsShown } from '@parleykit/contract/reports/dashboard/limits'
import { and, asc, count, eq, inArray, isNotNull, ne } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agents, type TrainingState } from '../../agents/index.ts'
import { curatedAnswers } from '../../answering/curated-answers/index.ts'
import type { Owner, OwnerContext } from '../../auth/index.ts'
import { creditMark, getCredits } from '../../billing/usage/index.ts'
import { listBudgetStates } from '../../models/spend/index.ts'
import { listTrainingStates } from '../../retrieval/training/index.ts'
import { countWork } from './count-work.ts'

type NamedAgent = NonNullable<Need['agent']>

/**
 * Tasks that need attention, most urgent first, a few of each kind. They cover all agents that visitors can reach, and
 * for the owner also the credits.
 */
export async function listNeeds(
  { platform, owner }: OwnerContext,
  { isOwner, timeZone }: { readonly isOwner: boolean; readonly timeZone: string },
): Promise<Need[]> {
  const { database } = platform
  const reachable = await database
    .select({ id: agents.id, name: agents.name, budget: agents.modelBudget })
    .from(agents)
    .where(and(eq(agents.ownerId, owner.id), ne(agents.status, 'inactive')))
    .orderBy(asc(agents.id))
  const ids = reachable.map(({ id }) => id)
  const budgets = await listBudgetStates(platform, { ownerId: owner.id, agents: reachable })
  const learning = await listTrainingStates({ platform }, ids)
  const failing = await countFailing(database, ids)
  const { unanswered, disliked } = await countWork(platform, { agentIds: ids, timeZone })
  const of = (kind: NeedKind, countOf: (agent: NamedAgent) => number): Need[] =>
    reachable
      .map(({ id, name }) => ({ kind, agent: { id, name }, count: countOf({ id, name }) }))
      .filter((need) => need.count > 0)
      .slice(0, needsShown)
  const usedUp = new Set(budgets.flatMap(({ agentId, isUsedUp }) => (isUsedUp ? [agentId] : [])))
  return [
    ...(isOwner ? await lowCredits(platform, owner) : []),
    ...(usedUp.has(null) ? [{ kind: 'budget_used_up', agent: null, count: 1 } as const] : []),
    ...of('budget_used_up', ({ id }) => Number(usedUp.has(id))),
    ...of('no_knowledge', ({ id }) => Number(learning.get(id)?.vectorStoreId === null)),
    ...of('training_held_back', ({ id }) => Number(Boolean(learning.get(id)?.trainingHeldBack))),
    ...of('not_trained', ({ id }) => Number(waitsForTraining(learning.get(id)))),
    ...of('failing_answers', ({ id }) => failing.get(id) ?? 0),
    ...of('disliked_answers', ({ id }) => disliked.get(id) ?? 0),
    ...of('unanswered_questions', ({ id }) => unanswered.get(id) ?? 0),
  ]
}

async function lowCredits(platform: Platform, owner: Owner): Promise<Need[]> {
  const { chatCreditsUsed } = await getCredits(platform, owner)
  const { monthlyCredits } = limitsOf(owner.subscriptionTier)
  if (creditMark(chatCreditsUsed, monthlyCredits) === null) return []
  return [{ kind: 'credits_low', agent: null, count: Math.max(0, monthlyCredits - chatCreditsUsed) }]
}

function waitsForTraining(learning: TrainingState | undefined): boolean {
  if (!learning || learning.vectorStoreId === null) return false
  if (learning.trainingStartsAt !== null || learning.trainingHeldBack !== null) return false
  return !learning.trained && learning.trainingStatus !== 'processing'
}

/** Curated answers whose last eval failed, by agent ID. */
async function countFailing(database: Queryable, agentIds: readonly number[]) {
  if (agentIds.length === 0) return new Map<number, number>()
  const rows = await database
    .select({ agentId: curatedAnswers.agentId, failing: count() })
    .from(curatedAnswers)
    .where(
      and(
        inArray(curatedAnswers.agentId, [...agentIds]),
        isNotNull(curatedAnswers.checkedVersion),
        isNotNull(curatedAnswers.checkFailure),
      ),
    )
    .groupBy(curatedAnswers.agentId)
  return new Map(rows.map(({ agentId, failing }) => [agentId, failing]))
}
