import type { DatabaseAddress } from './database-address.ts'
import {
  allowsOlderVersion,
  applyMigrations,
  getSchemaVersion,
  lockSchema,
  readMigrations,
} from './migrations.ts'
import { withSession } from './with-session.ts'

/**
 * Migrates the schema; processes that start together take turns.
 * @param beforeChange called once before a database with an existing schema is changed; if it fails, nothing is changed
 * @throws if a newer version of ParleyKit has removed something from the schema that this version needs
 */
export async function migrateDatabase(
  address: DatabaseAddress,
  beforeChange: () => Promise<void>,
  migrations = readMigrations(),
): Promise<void> {
  await withSession(address, 'begin', async (client) => {
    await lockSchema(client)
    const version = await getSchemaVersion(client)
    const newest = migrations.at(-1)?.folderMillis ?? 0
    if (version === newest) return
    if (version > newest && (await allowsOlderVersion(client, newest))) return
    if (version > newest)
      throw new Error(
        'The database was updated by a newer version of ParleyKit. Start that version, or restore a ' +
          'backup from this one.',
      )
    if (version > 0) await beforeChange()
    await applyMigrations(client, migrations)
  })
}
