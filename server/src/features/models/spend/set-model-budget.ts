import type { ModelBudget } from '@parleykit/contract/models/model-budget'
import { recordSecurityEvent } from '../../auth/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { modelChoices, publishModelChange } from '../index.ts'

/** Sets what a workspace's models may take in a month. Null: no limit. */
export async function setModelBudget(
  ctx: ActorContext,
  { budget }: { readonly budget: ModelBudget | null },
): Promise<void> {
  const { platform, owner, actor, caller } = ctx
  const words = budget ? `${budget.amount.toLocaleString('en-US')} ${unitWords[budget.unit]}` : 'none'
  await platform.database.transaction(async (transaction) => {
    await transaction
      .insert(modelChoices)
      .values({ ownerId: owner.id, choices: {}, budget })
      .onConflictDoUpdate({ target: modelChoices.ownerId, set: { budget } })
    await recordAudit({ ...ctx, transaction }, { action: 'model_budget_changed', details: { budget: words } })
  })
  publishModelChange(platform, owner.id)
  await recordSecurityEvent(platform, {
    ...{ name: 'model_budget_changed', userId: owner.id, actorId: actor.id, caller },
    subject: words,
  })
}

const unitWords = { tokens: 'tokens', usd: 'US dollars' } as const
