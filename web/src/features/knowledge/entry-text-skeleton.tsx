import { Flex, Skeleton } from '@radix-ui/themes'

const lineWidths = ['42%', '96%', '100%', '92%', '64%', '30%', '98%', '88%', '54%']

/** The placeholder of an entry's text while it loads. */
export function EntryTextSkeleton() {
  return (
    <Flex direction="column" gap="3" minHeight="260px" aria-busy>
      <Skeleton height="32px" />
      {lineWidths.map((width) => (
        <Skeleton key={width} width={width} height="14px" />
      ))}
    </Flex>
  )
}
