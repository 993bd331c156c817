import type { WorkspaceSpend } from '@parleykit/contract/models/spend'
import { and, desc, eq, gte, sql } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agents } from '../../agents/index.ts'
import { readModelSettings } from '../index.ts'
import { listBudgetStates } from './base/list-budget-states.ts'
import { listModelPrices } from './base/list-model-prices.ts'
import { listSpendDays } from './base/list-spend-days.ts'
import { listUnpricedModels } from './base/list-unpriced-models.ts'
import { presentDays, sumSpend } from './base/sum-spend.ts'
import { modelSpend } from './base/tables.ts'

/** What a workspace's models took, its budgets and its models' prices. */
export async function getWorkspaceSpend(platform: Platform, ownerId: number): Promise<WorkspaceSpend> {
  const { database, clock } = platform
  const { today, month } = presentDays(clock())
  const isToday = sql`${modelSpend.day} = ${today}`
  const present = { today: sumSpend(isToday), month: sumSpend() }
  const isThisMonth = and(eq(modelSpend.ownerId, ownerId), gte(modelSpend.day, month))
  const [settings, ownAgents, [sums], rows, days] = await Promise.all([
    readModelSettings(platform, ownerId),
    database
      .select({ id: agents.id, replyModel: agents.replyModel, budget: agents.modelBudget })
      .from(agents)
      .where(eq(agents.ownerId, ownerId)),
    database.select(present).from(modelSpend).where(isThisMonth),
    database
      .select({
        ...present,
        agentId: modelSpend.agentId,
        agentName: agents.name,
        model: modelSpend.model,
        isOwnKey: modelSpend.isOwnKey,
      })
      .from(modelSpend)
      .leftJoin(agents, and(eq(agents.id, modelSpend.agentId), eq(agents.ownerId, modelSpend.ownerId)))
      .where(isThisMonth)
      .groupBy(modelSpend.agentId, agents.name, modelSpend.model, modelSpend.isOwnKey)
      .orderBy(desc(sql`sum(${modelSpend.costMicros})`), desc(sql`sum(${modelSpend.requests})`)),
    listSpendDays(platform, ownerId),
  ])
  if (!sums) throw new Error('Sums without a group have a row')
  const used = {
    refs: ownAgents.flatMap(({ replyModel }) => replyModel ?? []),
    names: new Set(rows.filter(({ isOwnKey }) => isOwnKey).map(({ model }) => model)),
  }
  const unpriced = rows.filter(({ isOwnKey, month }) => !isOwnKey && month.unpricedRequests > 0)
  return {
    ...sums,
    rows,
    days,
    budget: settings.budget,
    budgets: await listBudgetStates(platform, { ownerId, agents: ownAgents }),
    unpricedServerModels: await listUnpricedModels(platform, new Set(unpriced.map(({ model }) => model))),
    ...(await listModelPrices(platform, settings, used)),
  }
}
