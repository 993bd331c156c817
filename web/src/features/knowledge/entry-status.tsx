import { Text } from '@radix-ui/themes'

/** Whether the agent answers from an entry, or will after the next training. */
export function EntryStatus({ isTrained }: { readonly isTrained: boolean }) {
  return isTrained ? <Text color="green">Trained</Text> : <Text color="yellow">Not trained yet</Text>
}
