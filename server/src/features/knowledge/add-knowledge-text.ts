import type { AddKnowledgeTextInput } from '@parleykit/contract/knowledge/knowledge'
import { findOwnAgent } from '../agents/index.ts'
import type { ActorContext } from '../workspaces/index.ts'
import { addKnowledgeEntry } from './add-knowledge-entry.ts'
import { normalizeTypedText } from './normalize-typed-text.ts'
import { rejectDuplicate } from './reject-duplicate.ts'
import type { KnowledgeEntryHead } from './to-knowledge-entry.ts'

/** Adds a text that the owner typed. Throws `already_exists` if the agent already has the same text. */
export async function addKnowledgeText(
  { platform, ...access }: ActorContext,
  { agentId, input }: { readonly agentId: number; readonly input: AddKnowledgeTextInput },
): Promise<KnowledgeEntryHead> {
  await platform.disk.require()
  const typed = await normalizeTypedText(input)
  await findOwnAgent(platform.database, access.owner, agentId)
  await rejectDuplicate(platform.database, { agentId, text: typed.text })
  return addKnowledgeEntry({ platform, ...access }, { agentId, entry: typed })
}
