import type { Role } from '@parleykit/contract/base/roles'
import type { ModelRef, WorkspaceModels } from '@parleykit/contract/models/models'
import type { Platform } from '../../platform/platform.ts'
import type { Owner } from '../auth/index.ts'
import { type ModelSettings, readModelSettings } from './base/catalogue.ts'
import { offeredModels } from './base/offered-models.ts'
import { isEmbeddingModel } from './core/pick-test-model.ts'
import { findAgentModels } from './find-agent-models.ts'
import { toConnection } from './to-connection.ts'

/** A workspace's connections and choices, and what its agents may choose. */
export async function getWorkspaceModels(
  platform: Platform,
  { owner, role }: { readonly owner: Owner; readonly role: Role },
): Promise<WorkspaceModels> {
  const [own, shared] = await Promise.all([
    readModelSettings(platform, owner.id),
    readModelSettings(platform, null),
  ])
  const ownerTier = owner.subscriptionTier
  const models = await findAgentModels(platform, { ownerId: owner.id, ownerTier })
  const ownModels = own.connections.flatMap(({ id, models }) =>
    models.flatMap(({ name }) => (isEmbeddingModel(name) ? [] : { connectionId: id, model: name })),
  )
  const offered = offeredModels(shared.choices, ownerTier)
  const { reply, helper, fallback, embedding, trainingQuestions } = own.choices
  return {
    connections: await Promise.all(
      own.connections.map((row) => toConnection(platform, row, role !== 'owner')),
    ),
    choices: { reply, helper, fallback, embedding, trainingQuestions },
    available: [...labelled(own, ownModels, true), ...labelled(shared, offered, false)],
    standard: models && { model: models.reply.name, isOwn: models.reply.isOwnKey },
    ownKeysCostCredits: shared.choices.ownKeysCostCredits,
  }
}

function labelled({ connections }: ModelSettings, refs: readonly ModelRef[], isOwn: boolean) {
  return refs.flatMap((ref) => {
    const connection = connections.find(({ id }) => id === ref.connectionId)
    return connection ? [{ ...ref, connectionName: connection.name, isOwn }] : []
  })
}
