import type { Platform } from '../../../platform/platform.ts'
import { type SettingName, type StoredSettings, settingTopic } from './base/tables.ts'
import { findSetting } from './find-setting.ts'

/** Applies a setting, now and whenever a process of this database has changed it. */
export async function watchSetting<Name extends SettingName>(
  { database, pubsub, log }: Pick<Platform, 'database' | 'pubsub' | 'log'>,
  name: Name,
  apply: (value: StoredSettings[Name] | null) => Promise<void> | void,
): Promise<void> {
  const read = async () => apply(await findSetting(database, name))
  // One after the other: an earlier read never replaces a later one.
  const first = read()
  let reading = first
  pubsub.subscribe(settingTopic(name), () => {
    reading = reading
      .then(read)
      .catch((error: unknown) => log.warn({ err: error, setting: name }, 'could not read a server setting'))
  })
  await first
}
