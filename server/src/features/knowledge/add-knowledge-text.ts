import type { AddKnowledgeTextInput } from '@parleykit/contract/knowledge'
import type { Platform } from '../../platform/platform.ts'
import type { Owner } from '../auth/index.ts'
import { addKnowledgeEntry } from './add-knowledge-entry.ts'
import type { KnowledgeEntryHead } from './to-knowledge-entry.ts'

/** Adds a text that the owner typed; without a name it is called after its first line. */
export function addKnowledgeText(
  platform: Platform,
  owner: Owner,
  agentId: number,
  input: AddKnowledgeTextInput,
): Promise<KnowledgeEntryHead> {
  const text = input.content.replaceAll('\r\n', '\n').normalize('NFC')
  const firstLine = text.trim().split('\n', 1)[0] ?? ''
  const fileName = input.fileName || firstLine.replace(/^#+\s*/, '').slice(0, 60)
  return addKnowledgeEntry(platform, owner, agentId, { fileName, fileType: 'text', text })
}
