import { Flex, Progress, Text } from '@radix-ui/themes'
import { isOverLimit } from './plan-words.ts'

interface MeterProps {
  readonly label: string
  readonly used: number
  /** Infinity for no limit. */
  readonly limit: number
  readonly inWords?: (amount: number) => string
  /** Whether something stops working once all of it is used, as with credits. */
  readonly stopsWhenFull?: boolean
}

/** How much of a limit is used: a bar, and the numbers; red if that stops something, or is more than the plan has. */
export function Meter({
  label,
  used,
  limit,
  inWords = (amount) => amount.toLocaleString(),
  stopsWhenFull = false,
}: MeterProps) {
  const isLimited = Number.isFinite(limit)
  const share = limit > 0 ? used / limit : 1
  const isOver = isOverLimit(used, limit, stopsWhenFull)
  return (
    <Flex direction="column" gap="2">
      <Flex justify="between" gap="3" wrap="wrap">
        <Text size="2">{label}</Text>
        <Text size="2" className="tabular" {...(isLimited && isOver && { color: 'red' as const })}>
          {inWords(used)} {isLimited ? `of ${inWords(limit)}` : 'used, no limit'}
        </Text>
      </Flex>
      {isLimited && (
        <Progress
          value={Math.min(share, 1) * 100}
          aria-label={`${label} used`}
          {...(isOver && { color: 'red' as const })}
        />
      )}
    </Flex>
  )
}
