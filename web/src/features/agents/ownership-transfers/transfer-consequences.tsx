import { Text } from '@radix-ui/themes'

/** The consequences of an ownership transfer, one sentence each. */
export function TransferConsequences({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <Text as="div" size="2">
      <ul className="consequences wrap-anywhere">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Text>
  )
}
