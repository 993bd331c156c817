import { Flex } from '@radix-ui/themes'
import { PendingButton } from '../form/pending-button.tsx'

interface OlderButtonProps {
  /** An infinite query whose later pages are older. */
  readonly list: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    fetchNextPage(): Promise<unknown>
  }
  readonly label: string
}

/** Loads the next page of a list that only grows; nothing once all of it is shown. */
export function OlderButton({ list, label }: OlderButtonProps) {
  if (!list.hasNextPage) return null
  return (
    <Flex justify="center">
      <PendingButton
        variant="soft"
        color="gray"
        isOff={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        {list.isFetchingNextPage ? 'Loading...' : label}
      </PendingButton>
    </Flex>
  )
}
