import { and, eq, type SQL } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/domain-error/index.ts'
import { conversations, messages, visitorPictures } from '../index.ts'

/** A sent picture, as WebP, from a conversation that meets the condition. Throws `not_found` if there is none. */
export async function findPicture(
  database: Queryable,
  { pictureId, condition }: { readonly pictureId: string; readonly condition: SQL | undefined },
): Promise<Buffer> {
  const [found] = await database
    .select({ webp: visitorPictures.webp })
    .from(visitorPictures)
    .innerJoin(messages, eq(messages.id, visitorPictures.messageId))
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(visitorPictures.id, pictureId), condition))
  if (!found) throw notFound('Picture')
  return found.webp
}
