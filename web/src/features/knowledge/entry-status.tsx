import type { KnowledgeEntry } from '@parleykit/contract/knowledge/knowledge'
import { Text } from '@radix-ui/themes'
import { knowledgeTexts } from './knowledge-texts.ts'

/** Whether the agent answers from an entry, from its previous text, or only after the next training, or never. */
export function EntryStatus({
  entry: { trained, changedSince, trainingError },
}: {
  readonly entry: KnowledgeEntry
}) {
  if (trainingError !== null) return <Text color="red">{knowledgeTexts.unreadable}</Text>
  if (trained) return <Text color="green">{knowledgeTexts.trained}</Text>
  return <Text color="yellow">{changedSince ? knowledgeTexts.changedSince : knowledgeTexts.untrained}</Text>
}
