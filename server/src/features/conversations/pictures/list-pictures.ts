import { asc, eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { visitorPictures } from '../index.ts'

export interface Picture {
  readonly id: string
  readonly webp: Buffer
}

/** The pictures of a message, in order. */
export function listPictures(database: Queryable, messageId: number): Promise<Picture[]> {
  return database
    .select({ id: visitorPictures.id, webp: visitorPictures.webp })
    .from(visitorPictures)
    .where(eq(visitorPictures.messageId, messageId))
    .orderBy(asc(visitorPictures.place))
}
