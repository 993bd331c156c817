import type { AddKnowledgeTextInput } from '@parleykit/contract/knowledge/knowledge'
import type { Platform } from '../../platform/platform.ts'
import { findOwnAgent } from '../agents/index.ts'
import type { Access } from '../workspaces/index.ts'
import { addKnowledgeEntry } from './add-knowledge-entry.ts'
import { readTypedText } from './read-typed-text.ts'
import { rejectDuplicate } from './reject-duplicate.ts'
import type { KnowledgeEntryHead } from './to-knowledge-entry.ts'

/** Adds a text that the owner typed. Throws `already_exists` if the agent already has the same text. */
export async function addKnowledgeText(
  platform: Platform,
  access: Access,
  agentId: number,
  input: AddKnowledgeTextInput,
): Promise<KnowledgeEntryHead> {
  await platform.disk.require()
  const typed = await readTypedText(input)
  await findOwnAgent(platform.database, access.owner, agentId)
  await rejectDuplicate(platform.database, agentId, typed.text)
  return addKnowledgeEntry(platform, access, agentId, typed)
}
