import { randomBytes } from 'node:crypto'
import { refusalForRoom } from '@parleykit/contract/plans'
import { eq } from 'drizzle-orm'
import { type BlobContent, storeBlob } from '../../platform/blobs/index.ts'
import { ApiError } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordActivity } from '../activity/index.ts'
import { agents, lockOwnAgent } from '../agents/index.ts'
import { type Owner, tellOwner } from '../auth/index.ts'
import { judgeText } from './core/judge-text.ts'
import { measureText } from './measure-text.ts'
import { knowledgeEntryHead } from './queries.ts'
import { readRoom } from './read-room.ts'
import { knowledgeEntries } from './tables.ts'
import type { KnowledgeEntryHead } from './to-knowledge-entry.ts'

export interface NewKnowledgeEntry {
  readonly fileName: string
  readonly fileType: string
  readonly text: string
  /** Of files with pages, as the verdict counts them. */
  readonly pages?: { readonly count: number; readonly withoutText: number } | undefined
  /** The file that the text was read from. */
  readonly file?: { readonly content: BlobContent; readonly mediaType: string }
}

/** Stores an entry whole or not at all; `plan_limit_reached` when the plan has no room for it. */
export async function addKnowledgeEntry(
  platform: Platform,
  owner: Owner,
  agentId: number,
  entry: NewKnowledgeEntry,
): Promise<KnowledgeEntryHead> {
  const measured = await measureText(entry.text)
  const verdict = judgeText({
    text: entry.text,
    fileType: entry.fileType,
    pages: entry.pages?.count,
    pagesWithoutText: entry.pages?.withoutText,
  })
  const added = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const room = await readRoom(transaction, owner, agent)
    const fileBytes = entry.file?.content.size ?? null
    const refusal = refusalForRoom(room, { textBytes: measured.textBytes, fileBytes })
    if (refusal !== null) throw new ApiError('plan_limit_reached', refusal)
    const createdAt = platform.clock()
    const fileBlobId = entry.file ? await storeBlob(transaction, { ...entry.file, createdAt }) : null
    const [stored] = await transaction
      .insert(knowledgeEntries)
      .values({
        agentId,
        fileName: entry.fileName,
        fileType: entry.fileType,
        ...measured,
        fileBlobId,
        fileBytes,
        facts: { ...verdict },
        createdAt,
      })
      .returning(knowledgeEntryHead)
    if (!stored) throw new Error('The database returned no knowledge entry')
    await transaction
      .update(agents)
      .set({
        vectorStoreId: agent.vectorStoreId ?? `vs_${randomBytes(12).toString('base64url')}`,
        knowledgeRevision: agent.knowledgeRevision + 1,
        knowledgeBytes: agent.knowledgeBytes + measured.textBytes,
        trained: false,
      })
      .where(eq(agents.id, agentId))
    await recordActivity(transaction, {
      userId: owner.id,
      activityType: 'knowledge_base_updated',
      botId: agentId,
      description: `Knowledge of "${agent.name}" was updated`,
      createdAt,
    })
    return stored
  })
  tellOwner(platform, owner.id, { topic: 'knowledge', agentId }, { topic: 'activity' })
  return added
}
