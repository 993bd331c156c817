import { Flex, Text } from '@radix-ui/themes'
import { PendingButton } from '../form/pending-button.tsx'

interface PagerProps {
  readonly page: number
  readonly pageSize: number
  readonly shown: number
  readonly total: number
  readonly onTurn: (page: number) => void
}

/** The visible range of the list, with buttons for the previous and next page. */
export function Pager({ page, pageSize, shown, total, onTurn }: PagerProps) {
  const before = (page - 1) * pageSize
  return (
    <Flex align="center" justify="between" gap="3" pt="3">
      <Text size="2" color="gray" className="tabular" role="status">
        {shown === 0 ? `0 of ${total}` : `${before + 1}–${before + shown} of ${total}`}
      </Text>
      <Flex gap="2">
        <PendingButton variant="soft" color="gray" isOff={page === 1} onClick={() => onTurn(page - 1)}>
          Prev
        </PendingButton>
        <PendingButton
          variant="soft"
          color="gray"
          isOff={before + shown >= total || shown === 0}
          onClick={() => onTurn(page + 1)}
        >
          Next
        </PendingButton>
      </Flex>
    </Flex>
  )
}
