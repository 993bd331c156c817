import { setImmediate } from 'node:timers/promises'
import { asc, eq, isNull, sql } from '../../../platform/database/drizzle.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { linkHash, linkHashesOf, listLinkedPages } from '../../agents/index.ts'
import { knowledgeEntries } from '../../knowledge/index.ts'
import { messages } from '../index.ts'

const messagesAtOnce = 200
/** Maximum duration of a run in milliseconds, well below the time after which its job counts as lost. */
const runMsMax = 240_000

/**
 * Reads the links of messages and entries that were stored before links were, a few at a time. A row without links has
 * not been read, so each run continues the one before it. Until then, these links have simple cards.
 */
export async function backfillMessageLinks({ database }: Pick<Platform, 'database'>): Promise<void> {
  const end = performance.now() + runMsMax
  for (const linkSome of [linkOldMessages, linkOldEntry])
    while (performance.now() < end && (await linkSome(database))) await setImmediate()
}

function linkOldMessages(database: Database): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const old = await transaction
      .select()
      .from(messages)
      .where(sql`links is null and sender_type <> 'visitor'`)
      .orderBy(asc(messages.id))
      .limit(messagesAtOnce)
      .for('update', { skipLocked: true })
    for (const { id, agentId, content, originalContent, sources } of old) {
      const addresses = sources.map(({ url }) => url)
      const links = linkHashesOf(agentId, [content, originalContent ?? ''], addresses)
      await transaction.update(messages).set({ links }).where(eq(messages.id, id))
    }
    return old.length > 0
  })
}

async function linkOldEntry(database: Database): Promise<boolean> {
  const [old] = await database
    .select({
      id: knowledgeEntries.id,
      agentId: knowledgeEntries.agentId,
      text: knowledgeEntries.text,
    })
    .from(knowledgeEntries)
    .where(isNull(knowledgeEntries.links))
    .orderBy(asc(knowledgeEntries.id))
    .limit(1)
  if (!old) return false
  const links = (await listLinkedPages(old.text)).map((page) => linkHash(old.agentId, page))
  // An entry whose text has changed meanwhile already has its links.
  const isUnlinked = sql`${knowledgeEntries.id} = ${old.id} and ${knowledgeEntries.links} is null`
  await database.update(knowledgeEntries).set({ links }).where(isUnlinked)
  return true
}
