import { sourceNeeds } from '@parleykit/contract/knowledge/sources/source-kinds'
import type { SourceOffer } from '@parleykit/contract/knowledge/sources/sources'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { findOwnAgent } from '../../agents/index.ts'
import type { OwnerContext } from '../../auth/index.ts'
import { openKey } from './base/source-key.ts'
import { checkSource } from './check-source.ts'
import { findSource } from './find-source.ts'

/** What can be chosen of a connected source, asked with its saved key. */
export async function listSourceChoices(
  ctx: OwnerContext & { readonly signal: AbortSignal },
  { agentId, sourceId }: { readonly agentId: number; readonly sourceId: number },
): Promise<SourceOffer> {
  const { platform, owner } = ctx
  await findOwnAgent(platform.database, owner, agentId)
  const { kind, name, address, key } = await findSource(platform.database, { agentId, sourceId })
  if (!sourceNeeds[kind].hasChoices) return { name, choices: [] }
  const opened = await openKey(platform, { key })
  if (!opened)
    throw new DomainError('website_unreadable', "The saved key can't be read on this server. Enter it again.")
  return checkSource(ctx, { kind, address, ...opened })
}
