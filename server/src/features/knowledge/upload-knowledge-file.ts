import type { KnowledgeUse } from '@parleykit/contract/billing/plans'
import type { Platform } from '../../platform/platform.ts'
import type { ReceivedFile } from '../../platform/uploads/index.ts'
import type { Access } from '../workspaces/index.ts'
import { addKnowledgeEntry } from './add-knowledge-entry.ts'
import { readUploadedFile } from './read-uploaded-file.ts'
import { rejectDuplicate } from './reject-duplicate.ts'
import type { KnowledgeEntryHead } from './to-knowledge-entry.ts'

/** Reads an uploaded file in its sandbox and stores its text with the file. Stores nothing if it can't be read. */
export async function uploadKnowledgeFile(
  platform: Platform,
  access: Access,
  { agentId, room }: { readonly agentId: number; readonly room: KnowledgeUse },
  file: ReceivedFile,
): Promise<KnowledgeEntryHead> {
  const entry = await readUploadedFile(platform, file, room)
  await rejectDuplicate(platform.database, agentId, entry.text)
  return addKnowledgeEntry(platform, access, agentId, entry)
}
