import { setImmediate } from 'node:timers/promises'
import type { AddKnowledgeTextInput } from '@parleykit/contract/knowledge'
import type { Platform } from '../../platform/platform.ts'
import type { Access } from '../workspaces/index.ts'
import { addKnowledgeEntry } from './add-knowledge-entry.ts'
import { titleOf } from './core/title-of.ts'
import type { KnowledgeEntryHead } from './to-knowledge-entry.ts'

/** Adds a text that the owner typed; without a name it is called after its beginning. */
export async function addKnowledgeText(
  platform: Platform,
  access: Access,
  agentId: number,
  input: AddKnowledgeTextInput,
): Promise<KnowledgeEntryHead> {
  // To check a long text took a while already: others have their turn first.
  await setImmediate()
  const text = input.content.replaceAll('\r\n', '\n').normalize('NFC')
  const fileName = input.fileName || titleOf(text)
  return addKnowledgeEntry(platform, access, agentId, { fileName, fileType: 'text', text })
}
