import type { Platform } from '../../../platform/platform.ts'
import { settingTopic } from '../stored-settings/index.ts'
import { audienceTopic } from './base/choices-memory.ts'
import { rememberChoices } from './remember-choices.ts'

/** Reads the choices into memory, now and whenever a process of this database has changed one. */
export async function watchChoices(platform: Pick<Platform, 'database' | 'pubsub' | 'log'>): Promise<void> {
  const { pubsub, log } = platform
  // One after the other: an earlier read never replaces a later one.
  let reading = Promise.resolve()
  for (const topic of [audienceTopic, settingTopic('registration'), settingTopic('stripe')])
    pubsub.subscribe(topic, () => {
      reading = reading
        .then(() => rememberChoices(platform))
        .catch((error: unknown) =>
          log.warn({ err: error }, 'could not read the choices of this installation'),
        )
    })
  await rememberChoices(platform)
}
