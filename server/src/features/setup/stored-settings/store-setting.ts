import { eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type SettingName, type StoredSettings, serverSettings, settingTopic } from './base/tables.ts'

/**
 * Stores a setting, or deletes it (null), and tells all processes. `before` runs first in the same transaction; if it
 * throws, nothing changes.
 */
export async function storeSetting<Name extends SettingName>(
  { database, pubsub, clock }: Pick<Platform, 'database' | 'pubsub' | 'clock'>,
  name: Name,
  value: StoredSettings[Name] | null,
  before: (transaction: Transaction) => Promise<void> = async () => {},
): Promise<void> {
  await database.transaction(async (transaction) => {
    await before(transaction)
    if (value === null) {
      await transaction.delete(serverSettings).where(eq(serverSettings.name, name))
      return
    }
    const set = { value, changedAt: clock() }
    await transaction
      .insert(serverSettings)
      .values({ name, ...set })
      .onConflictDoUpdate({ target: serverSettings.name, set })
  })
  pubsub.publish(settingTopic(name), {})
}
