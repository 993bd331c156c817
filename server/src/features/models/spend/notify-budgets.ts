import type { ModelBudget } from '@parleykit/contract/models/model-budget'
import { and, eq, or, sql } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agents } from '../../agents/index.ts'
import { findOwner } from '../../auth/index.ts'
import { emailTemplates, type MailedBudgetState, notifyOwner, toEmail } from '../../notifications/index.ts'
import { listBudgetUsage } from './base/list-budget-usage.ts'
import type { WantedCall } from './base/reserve-budget.ts'
import { modelBudgetUsage } from './base/tables.ts'
import { budgetMark, budgetName } from './core/budget-mark.ts'

interface Budgets {
  readonly workspace: ModelBudget | null
  readonly agent: ModelBudget | null
}

/**
 * Notifies the owner, once for each budget and month, that 80 % of it are used, and that it is used up: in the app, and
 * by mail if mail is on. `call` is the call that was turned down, or has no tokens.
 */
export async function notifyBudgets(
  platform: Platform,
  call: WantedCall,
  { workspace, agent }: Budgets,
): Promise<void> {
  const { ownerId, agentId, month } = call
  const used = await listBudgetUsage(platform.database, { ownerId, month, agentId })
  for (const each of used) {
    const budget = each.agentId === 0 ? workspace : agent
    const percent = budget && budgetMark(budget, each, call)
    if (!budget || percent === null) continue
    const name = budgetName(budget)
    if (each.notifiedBudget === name && each.notifiedPercent >= percent) continue
    const isNew = await platform.database.transaction(async (transaction) => {
      const { notifiedBudget, notifiedPercent } = modelBudgetUsage
      const claimed = await transaction
        .update(modelBudgetUsage)
        .set({ notifiedBudget: name, notifiedPercent: percent })
        .where(
          and(
            eq(modelBudgetUsage.ownerId, ownerId),
            eq(modelBudgetUsage.month, month),
            eq(modelBudgetUsage.agentId, each.agentId),
            or(sql`${notifiedBudget} <> ${name}`, sql`${notifiedPercent} < ${percent}`),
          ),
        )
        .returning({ agentId: modelBudgetUsage.agentId })
      if (claimed.length === 0) return false
      const isSpent = budgetMark(budget, each, { tokens: 0, costMicros: 0 }) === 100
      const state = percent === 80 ? 'low' : isSpent ? 'spent' : 'too_little_left'
      await mailOwner(platform, transaction, { ownerId, agentId: each.agentId, state })
      return true
    })
    if (isNew) notifyOwner(platform, ownerId, { topic: 'models' })
  }
}

async function mailOwner(
  { mail, config }: Platform,
  transaction: Transaction,
  { ownerId, agentId, state }: { ownerId: number; agentId: number; state: MailedBudgetState },
): Promise<void> {
  const owner = mail.isOn ? await findOwner(transaction, ownerId) : null
  if (!owner) return
  const [agent] = await transaction.select({ name: agents.name }).from(agents).where(eq(agents.id, agentId))
  const text = emailTemplates.modelBudget(owner.username, agent?.name ?? null, state)
  const url = `${config.siteUrl}/dashboard/profile/spending`
  await mail.send(transaction, toEmail(text, owner.email, { url }))
}
