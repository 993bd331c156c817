import type { Platform } from '../../../platform/platform.ts'
import { audienceMemory, audienceTopic } from './base/audience-memory.ts'
import { findAnswer } from './find-answer.ts'

/** Reads the answer into memory, now and whenever a process of this database has changed it. */
export async function watchAudience({
  database,
  pubsub,
  log,
}: Pick<Platform, 'database' | 'pubsub' | 'log'>): Promise<void> {
  const remember = async () => {
    const answer = await findAnswer(database)
    audienceMemory.set(database, answer?.audience ?? null)
  }
  // One after the other: an earlier read never replaces a later one.
  let reading = Promise.resolve()
  pubsub.subscribe(audienceTopic, () => {
    reading = reading
      .then(remember)
      .catch((error: unknown) => log.warn({ err: error }, 'could not read who this installation is for'))
  })
  await remember()
}
