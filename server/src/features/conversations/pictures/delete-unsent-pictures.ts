import { and, isNull, lt } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { visitorPictures } from '../index.ts'

/** An uploaded picture waits this long for its message. */
const waitingMs = 3_600_000

/** Deletes uploaded pictures that no message was sent with. */
export async function deleteUnsentPictures({ clock, database }: Platform): Promise<void> {
  const before = new Date(clock().getTime() - waitingMs)
  await database
    .delete(visitorPictures)
    .where(and(isNull(visitorPictures.messageId), lt(visitorPictures.createdAt, before)))
}
