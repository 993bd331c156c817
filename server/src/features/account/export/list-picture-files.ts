import { Readable } from 'node:stream'
import { and, asc, eq, gt, isNotNull } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import type { ZipEntry } from '../../../platform/zip/index.ts'
import { messages, visitorPictures } from '../../conversations/index.ts'
import { jsonOf } from './json-list.ts'

/** Per read: up to some megabytes each. */
const picturesAtOnce = 5

/** The pictures that visitors have sent to an agent, and a list that says which message each belongs to. */
export async function* listPictureFiles(
  database: Queryable,
  agentId: number,
  folder: string,
): AsyncGenerator<ZipEntry> {
  const { id, messageId, description, createdAt, webp } = visitorPictures
  const ofAgent = and(eq(visitorPictures.agentId, agentId), isNotNull(messageId))
  const listed = await database
    .select({ id, messageId, conversationId: messages.conversationId, description, createdAt })
    .from(visitorPictures)
    .innerJoin(messages, eq(messages.id, messageId))
    .where(ofAgent)
    .orderBy(asc(messageId), asc(visitorPictures.place))
  const first = listed[0]
  if (!first) return
  yield { path: `${folder}/pictures.json`, modifiedAt: first.createdAt, content: jsonOf(listed) }
  for (let after = ''; ; ) {
    const page = await database
      .select({ id, webp, createdAt })
      .from(visitorPictures)
      .where(and(ofAgent, gt(id, after)))
      .orderBy(asc(id))
      .limit(picturesAtOnce)
    for (const picture of page) {
      after = picture.id
      const path = `${folder}/pictures/${picture.id}.webp`
      yield { path, modifiedAt: picture.createdAt, content: Readable.from([picture.webp]) }
    }
    if (page.length < picturesAtOnce) return
  }
}
