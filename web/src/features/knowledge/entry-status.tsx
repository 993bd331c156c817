import type { KnowledgeEntry } from '@parleykit/contract/knowledge/knowledge'
import { Text } from '@radix-ui/themes'
import { knowledgeTexts } from './knowledge-texts.ts'

/** Whether the agent answers from an entry, from its previous text, or only after the next training. */
export function EntryStatus({ entry: { trained, changedSince } }: { readonly entry: KnowledgeEntry }) {
  if (trained) return <Text color="green">{knowledgeTexts.trained}</Text>
  return <Text color="yellow">{changedSince ? knowledgeTexts.changedSince : knowledgeTexts.untrained}</Text>
}
