import type { ChangePreview } from '@parleykit/contract/billing/billing'
import { centsInWords } from '@parleykit/contract/billing/prices'
import { Flex, Skeleton, Text } from '@radix-ui/themes'
import type { UseQueryResult } from '@tanstack/react-query'
import { withDetail } from '../../api/api-error.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { chargeInWords } from './plan-words.ts'
import { subscriptionTexts } from './pricing-texts.ts'

interface ChangeChargeProps {
  readonly isSame: boolean
  readonly preview: UseQueryResult<ChangePreview>
}

/** The charges of a plan change, line by line, before confirmation. */
export function ChangeCharge({ isSame, preview }: ChangeChargeProps) {
  if (isSame)
    return (
      <Text as="p" size="2" color="gray">
        This is your current plan.
      </Text>
    )
  if (preview.error)
    return (
      <ErrorState
        text={withDetail(subscriptionTexts.previewFailed, preview.error)}
        onRetry={() => void preview.refetch()}
      />
    )
  if (!preview.data || preview.isFetching)
    return <Skeleton height="44px" aria-label="Calculating the price" />
  return (
    <Flex direction="column" gap="2" role="status">
      <ul className="plain-list">
        {preview.data.lines.map(({ description, amountCents }) => (
          <Flex key={description} justify="between" gap="3" asChild>
            <li>
              <Text size="2" color="gray">
                {description}
              </Text>
              <Text size="2" className="tabular no-wrap">
                {centsInWords(amountCents)}
              </Text>
            </li>
          </Flex>
        ))}
      </ul>
      <Text as="p" size="2" weight="medium">
        {chargeInWords(preview.data)}
      </Text>
    </Flex>
  )
}
