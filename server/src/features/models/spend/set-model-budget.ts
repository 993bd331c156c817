import type { ModelBudget } from '@parleykit/contract/models/model-budget'
import type { Platform } from '../../../platform/platform.ts'
import { type Caller, type Owner, recordSecurityEvent } from '../../auth/index.ts'
import { modelChoices, publishModelChange } from '../index.ts'

interface BudgetScope {
  readonly platform: Platform
  readonly owner: Owner
  readonly actor: { readonly id: number }
  readonly caller: Caller
}

/** Sets what a workspace's models may take in a month. Null: no limit. */
export async function setModelBudget(
  { platform, owner, actor, caller }: BudgetScope,
  { budget }: { readonly budget: ModelBudget | null },
): Promise<void> {
  await platform.database
    .insert(modelChoices)
    .values({ ownerId: owner.id, choices: {}, budget })
    .onConflictDoUpdate({ target: modelChoices.ownerId, set: { budget } })
  publishModelChange(platform, owner.id)
  await recordSecurityEvent(platform, {
    ...{ name: 'model_budget_changed', userId: owner.id, actorId: actor.id, caller },
    subject: budget ? `${budget.amount} ${budget.unit}` : 'none',
  })
}
