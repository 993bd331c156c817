import { setImmediate } from 'node:timers/promises'
import type { AddKnowledgeTextInput } from '@parleykit/contract/knowledge/knowledge'
import type { NewKnowledgeEntry } from './assess-entry.ts'
import { titleOf } from './core/title-of.ts'

/** Prepares a typed text for storage. Without a name, its beginning becomes the name. */
export async function normalizeTypedText({
  content,
  fileName,
  fileType = 'text',
}: AddKnowledgeTextInput): Promise<NewKnowledgeEntry> {
  // Checking a long text already took a while: let other requests run first.
  await setImmediate()
  const text = content.replaceAll('\r\n', '\n').normalize('NFC')
  return { fileName: fileName || titleOf(text), fileType, text }
}
