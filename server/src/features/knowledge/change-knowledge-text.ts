import type { ChangeKnowledgeTextInput } from '@parleykit/contract/knowledge/knowledge-change'
import { DomainError } from '../../platform/domain-error/index.ts'
import { findOwnAgent, lockOwnAgent } from '../agents/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import type { ActorContext } from '../workspaces/index.ts'
import { assessEntry } from './assess-entry.ts'
import { entryVersion } from './entry-version.ts'
import { findKnowledgeEntry } from './find-knowledge-entry.ts'
import { normalizeTypedText } from './normalize-typed-text.ts'
import { recordUpdateActivity } from './record-update-activity.ts'
import { rejectDuplicate } from './reject-duplicate.ts'
import type { KnowledgeEntryHead } from './to-knowledge-entry.ts'
import { writeKnowledgeEntry } from './write-knowledge-entry.ts'

/**
 * Changes a typed text. The old text answers until the next training. Throws `changed_meanwhile` if another person has
 * changed it since to something else, and `already_exists` if another entry has the same text.
 */
export async function changeKnowledgeText(
  ctx: ActorContext,
  { agentId, entryId }: { readonly agentId: number; readonly entryId: number },
  { version, ...input }: ChangeKnowledgeTextInput,
): Promise<KnowledgeEntryHead> {
  const { platform, owner } = ctx
  await platform.disk.require()
  await findOwnAgent(platform.database, owner, agentId)
  const measured = await assessEntry(await normalizeTypedText(input))
  const { entry, isChanged } = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const former = await findKnowledgeEntry(transaction, { agentId, entryId })
    if (former.fileBlobId !== null || former.sourceUrl !== null)
      throw new DomainError('validation_failed', 'Only text that was typed in can be edited.')
    const present = entryVersion(former)
    if (present === entryVersion({ fileName: measured.fileName, textHash: measured.measured.textHash }))
      return { entry: former, isChanged: false }
    if (present !== version)
      throw new DomainError('changed_meanwhile', 'Someone else changed this text in the meantime.')
    await rejectDuplicate(transaction, { agentId, text: measured.measured.text, changedId: entryId })
    const now = platform.clock()
    const changed = { ...measured, fileType: former.fileType }
    const written = await writeKnowledgeEntry(
      { platform, transaction },
      { owner, agent, now, former },
      changed,
    )
    await recordUpdateActivity({ transaction, ...ctx }, { agent, now })
    const subject = { kind: 'knowledge_entry', id: entryId, name: written.fileName } as const
    await recordAudit({ ...ctx, transaction }, { action: 'knowledge_changed', agent, subject })
    return { entry: written, isChanged: true }
  })
  if (isChanged) notifyOwner(platform, owner.id, { topic: 'knowledge', agentId }, { topic: 'activity' })
  return entry
}
