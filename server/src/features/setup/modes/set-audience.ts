import type { Audience } from '@parleykit/contract/setup/setup'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { audienceTopic } from './base/choices-memory.ts'
import { installationSettings } from './base/tables.ts'
import { lockChoices } from './lock-choices.ts'
import { rememberChoices } from './remember-choices.ts'

/**
 * Stores who the installation is for, and tells all processes. `check` runs in the transaction, after those that store
 * something by the former modes; if it throws, nothing changes.
 */
export async function setAudience(
  { database, pubsub, clock }: Pick<Platform, 'database' | 'pubsub' | 'clock'>,
  audience: Audience,
  check: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  const answer = { audience, answeredAt: clock() }
  await database.transaction(async (transaction) => {
    await lockChoices(transaction)
    await transaction
      .insert(installationSettings)
      .values(answer)
      .onConflictDoUpdate({ target: installationSettings.id, set: answer })
    await check(transaction)
  })
  await rememberChoices({ database })
  pubsub.publish(audienceTopic, {})
}
