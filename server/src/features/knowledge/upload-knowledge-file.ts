import type { KnowledgeUse } from '@parleykit/contract/billing/plans'
import type { ReceivedFile } from '../../platform/uploads/index.ts'
import type { ActorContext } from '../workspaces/index.ts'
import { addKnowledgeEntry } from './add-knowledge-entry.ts'
import { readUploadedFile } from './read-uploaded-file.ts'
import { rejectDuplicate } from './reject-duplicate.ts'
import type { KnowledgeEntryHead } from './to-knowledge-entry.ts'

/** Reads an uploaded file in its sandbox and stores its text with the file. Stores nothing if it can't be read. */
export async function uploadKnowledgeFile(
  { platform, ...access }: ActorContext,
  {
    input: { agentId, room, folder },
    file,
  }: {
    readonly input: {
      readonly agentId: number
      readonly room: KnowledgeUse
      readonly folder?: string | undefined
    }
    readonly file: ReceivedFile
  },
): Promise<KnowledgeEntryHead> {
  const entry = await readUploadedFile(platform, { file, room, folder })
  if (entry.text !== '') await rejectDuplicate(platform.database, { agentId, text: entry.text })
  return addKnowledgeEntry({ platform, ...access }, { agentId, entry })
}
