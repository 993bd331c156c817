import { setImmediate } from 'node:timers/promises'
import type { AddKnowledgeTextInput } from '@parleykit/contract/knowledge'
import { isVisible } from '@parleykit/contract/visible-text'
import type { Platform } from '../../platform/platform.ts'
import type { Access } from '../workspaces/index.ts'
import { addKnowledgeEntry } from './add-knowledge-entry.ts'
import type { KnowledgeEntryHead } from './to-knowledge-entry.ts'

/** Adds a text that the owner typed; without a name it is called after its first line. */
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

const lineLengthMax = 1000

/** The beginning of the first line that shows anything; of each line, only its beginning is looked at. */
function titleOf(text: string): string {
  const lines = text.split('\n', 1000).map((line) => line.slice(0, lineLengthMax))
  const line = lines.find(isVisible) ?? text.slice(0, lineLengthMax)
  const title = line
    .replace(/^[\s#]+/, '')
    .slice(0, 60)
    .toWellFormed()
    .trim()
  return isVisible(title) ? title : 'Text'
}
