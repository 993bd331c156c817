import type { AddKnowledgeTextInput } from '@parleykit/contract/knowledge'
import { isVisible } from '@parleykit/contract/visible-text'
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
  const fileName = input.fileName || titleOf(text)
  return addKnowledgeEntry(platform, owner, agentId, { fileName, fileType: 'text', text })
}

/** The beginning of the first line that shows anything. */
function titleOf(text: string): string {
  const line = text.split('\n', 1000).find(isVisible) ?? text
  return line
    .replace(/^[\s#]+/, '')
    .slice(0, 60)
    .trim()
}
