import { and, eq, isNull } from '../../../platform/database/drizzle.ts'
import type { Database } from '../../../platform/database/index.ts'
import { visitorPictures } from '../index.ts'

interface Attached {
  readonly agentId: number
  readonly messageId: number
  readonly pictureIds: readonly string[]
}

/** Gives uploaded pictures to a visitor's message, in order. Those that another message has stay with it. */
export async function attachPictures(
  database: Database,
  { agentId, messageId, pictureIds }: Attached,
): Promise<void> {
  for (const [place, id] of pictureIds.entries())
    await database
      .update(visitorPictures)
      .set({ messageId, place })
      .where(
        and(
          eq(visitorPictures.id, id),
          eq(visitorPictures.agentId, agentId),
          isNull(visitorPictures.messageId),
        ),
      )
}
