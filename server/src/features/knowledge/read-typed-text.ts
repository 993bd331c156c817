import { setImmediate } from 'node:timers/promises'
import type { AddKnowledgeTextInput } from '@parleykit/contract/knowledge'
import { titleOf } from './core/title-of.ts'
import type { NewKnowledgeEntry } from './measure-entry.ts'

/** A text that the owner typed, as it is stored; without a name it is called after its beginning. */
export async function readTypedText({
  content,
  fileName,
  fileType = 'text',
}: AddKnowledgeTextInput): Promise<NewKnowledgeEntry> {
  // To check a long text took a while already: others have their turn first.
  await setImmediate()
  const text = content.replaceAll('\r\n', '\n').normalize('NFC')
  return { fileName: fileName || titleOf(text), fileType, text }
}
