import type { DatabaseAddress } from './database-address.ts'
import {
  applyMigrations,
  letsVersionGoOn,
  lockSchema,
  readMigrations,
  readSchemaVersion,
} from './migrations.ts'
import { withSession } from './with-session.ts'

/**
 * Brings the schema up to date; processes that start together take turns.
 * @param beforeChange called once before a database that has a schema already is changed; a failure leaves it as it is
 * @throws when a newer version of ParleyKit has taken something from the schema that this one needs
 */
export async function migrateDatabase(
  address: DatabaseAddress,
  beforeChange: () => Promise<void>,
  migrations = readMigrations(),
): Promise<void> {
  await withSession(address, 'begin', async (client) => {
    await lockSchema(client)
    const version = await readSchemaVersion(client)
    const newest = migrations.at(-1)?.folderMillis ?? 0
    if (version === newest) return
    if (version > newest && (await letsVersionGoOn(client, newest))) return
    if (version > newest)
      throw new Error(
        'The database was updated by a newer version of ParleyKit. Start that version, or restore a ' +
          'backup from this one.',
      )
    if (version > 0) await beforeChange()
    await applyMigrations(client, migrations)
  })
}
