import { eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { type SettingName, type StoredSettings, serverSettings } from './base/tables.ts'

/** What the operator set by this name; null if nothing. */
export async function findSetting<Name extends SettingName>(
  database: Queryable,
  name: Name,
): Promise<StoredSettings[Name] | null> {
  const [found] = await database
    .select({ value: serverSettings.value })
    .from(serverSettings)
    .where(eq(serverSettings.name, name))
  return (found?.value as StoredSettings[Name] | undefined) ?? null
}
