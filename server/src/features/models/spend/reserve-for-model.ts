import type { LanguageModel } from '../../../platform/language-model/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { AgentRow } from '../../agents/index.ts'
import { leaseTokens, type TokenReservation } from '../../billing/usage/index.ts'
import { readModelSettings } from '../index.ts'
import { recordLater } from './base/pending-records.ts'
import { reserveBudget } from './base/reserve-budget.ts'
import { settleSpend } from './base/settle-spend.ts'
import { budgetLimits } from './core/budget-limits.ts'
import { type CallTokens, costMicros } from './core/cost-micros.ts'
import { notifyBudgets } from './notify-budgets.ts'

/** Tokens and budget reserved for a call of a model. */
export interface ModelReservation {
  /** Records what the call took instead of what was reserved. Call it exactly once, also after a failure. */
  settle(taken: CallTokens): Promise<void>
}

interface WantedModel {
  readonly model: LanguageModel
  readonly ownerTier: string
  /** The most that the call can take. */
  readonly most: CallTokens
}

const unlimited: TokenReservation = { settle: async () => {} }

/**
 * Takes the tokens of a request from the plan's and the operator's budgets, of which a workspace's own key takes none,
 * and from the budgets that the workspace and the agent set themselves. Null if one is used up. Without a budget of
 * its own, nothing waits for the database.
 */
export async function reserveForModel(
  platform: Platform,
  agent: Pick<AgentRow, 'id' | 'ownerId' | 'modelBudget'>,
  { model, ownerTier, most }: WantedModel,
): Promise<ModelReservation | null> {
  const { database, clock } = platform
  const reservedAt = clock()
  const day = reservedAt.toISOString().slice(0, 10)
  const of = { ownerId: agent.ownerId, agentId: agent.id }
  const { budget: workspace } = await readModelSettings(platform, agent.ownerId)
  const budgets = workspace || agent.modelBudget ? { workspace, agent: agent.modelBudget } : null
  const tokens = most.input + most.output
  const call = { ...of, month: `${day.slice(0, 7)}-01`, tokens, costMicros: 0 }
  let reservationId: number | null = null
  if (budgets) {
    call.costMicros = costMicros(most, await model.price()) ?? 0
    reservationId = await reserveBudget(
      database,
      { ...call, reservedAt },
      { workspace: budgetLimits(budgets.workspace), agent: budgetLimits(budgets.agent) },
    )
    if (reservationId === null) {
      recordLater(platform, notifyBudgets(platform, call, budgets))
      return null
    }
  }
  const record = async (taken: CallTokens) => {
    await settleSpend(database, {
      ...{ ...of, day, model: model.name, isOwnKey: model.isOwnKey, reservationId },
      ...{ inputTokens: taken.input, outputTokens: taken.output },
      costMicros: costMicros(taken, await model.price()),
    })
  }
  const reservation = model.isOwnKey
    ? unlimited
    : await leaseTokens(platform, { ownerId: agent.ownerId, ownerTier, purpose: 'writing', tokens })
  if (!reservation) {
    if (budgets) await record({ input: 0, output: 0 })
    return null
  }
  return {
    async settle(taken) {
      await reservation.settle(taken.input + taken.output)
      if (!budgets) return recordLater(platform, record(taken))
      await record(taken)
      const nothing = { ...call, tokens: 0, costMicros: 0 }
      recordLater(platform, notifyBudgets(platform, nothing, budgets))
    },
  }
}
