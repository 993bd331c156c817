import type { InstallationChoices, ModelRef } from '@parleykit/contract/models/models'

/** The models of the installation that agents on a plan may choose: none on the free plan. */
export function offeredModels({ offered }: InstallationChoices, ownerTier: string): readonly ModelRef[] {
  return ownerTier.toLowerCase() === 'free' ? [] : offered
}

/** Whether two references name the same model of the same connection. */
export function isSameModel(one: ModelRef, other: ModelRef): boolean {
  return one.connectionId === other.connectionId && one.model === other.model
}
