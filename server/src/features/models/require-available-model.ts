import type { ModelRef } from '@parleykit/contract/models/models'
import { DomainError } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Owner } from '../auth/index.ts'
import { readModelSettings } from './base/catalogue.ts'
import { isSameModel, offeredModels } from './base/offered-models.ts'

/** Throws `validation_failed` for a model that is neither of the workspace's connections nor offered to its plan. */
export async function requireAvailableModel(
  { platform, owner }: { readonly platform: Platform; readonly owner: Owner },
  chosen: ModelRef,
): Promise<void> {
  const own = await readModelSettings(platform, owner.id)
  if (own.connections.some(({ id }) => id === chosen.connectionId)) return
  const { choices } = await readModelSettings(platform, null)
  const offered = offeredModels(choices, owner.subscriptionTier)
  if (offered.some((ref) => isSameModel(ref, chosen))) return
  throw new DomainError('validation_failed', "This model isn't available to this workspace", {
    param: 'replyModel',
  })
}
