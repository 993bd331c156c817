import type { KnowledgeEntry } from '@parleykit/contract/knowledge'
import { knowledgeTexts } from '@parleykit/contract/owner-knowledge-texts'
import { Text } from '@radix-ui/themes'

/** Whether the agent answers from an entry, from its previous text, or only after the next training. */
export function EntryStatus({ entry: { trained, changedSince } }: { readonly entry: KnowledgeEntry }) {
  if (trained) return <Text color="green">{knowledgeTexts.trained}</Text>
  return <Text color="yellow">{changedSince ? knowledgeTexts.changedSince : knowledgeTexts.untrained}</Text>
}
