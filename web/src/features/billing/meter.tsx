import { Flex, Progress, Text } from '@radix-ui/themes'
import { isOverLimit } from './plan-words.ts'

interface MeterProps {
  readonly label: string
  readonly used: number
  /** Infinity for no limit. */
  readonly limit: number
  readonly inWords?: (amount: number) => string
  /** Whether something stops working at the limit, as with credits. */
  readonly stopsWhenFull?: boolean
}

/** Shows the usage of a limit as a bar and numbers; red if it stops something or exceeds the plan. */
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
