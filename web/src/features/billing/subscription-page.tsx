import { subscriptionTexts } from '@parleykit/contract/pricing-texts'
import { Flex, Heading, Skeleton } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { withDetail } from '../../api-error.ts'
import { FailedPlace } from '../../ui/failed-place.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { useAuth } from '../auth/auth-context.ts'
import { PlanSection } from './plan-section.tsx'
import { PlanUsage } from './plan-usage.tsx'
import { billingQuery, subscriptionQuery } from './queries.ts'
import { ReceiptsSection } from './receipts-section.tsx'

/** The owner's plan, what is used of it, and what was paid; the usage alone where plans aren't sold. */
export default function SubscriptionPage() {
  const { user } = useAuth()
  const { data: provider } = useQuery(billingQuery)
  const isSold = provider !== undefined && provider !== 'off'
  const subscription = useQuery({ ...subscriptionQuery, enabled: isSold })
  const title = provider === 'off' ? 'Usage' : subscriptionTexts.title
  usePageTitle(title)
  if (!user) return null
  return (
    <Flex direction="column" gap="6" className="reading-width">
      <Heading as="h1" size="7">
        {title}
      </Heading>
      {subscription.error && (
        <FailedPlace
          text={withDetail(subscriptionTexts.failed, subscription.error)}
          onRetry={() => void subscription.refetch()}
        />
      )}
      {subscription.data && <PlanSection subscription={subscription.data} />}
      {isSold && subscription.isPending && <Skeleton height="168px" />}
      <PlanUsage user={user} />
      {subscription.data && <ReceiptsSection receipts={subscription.data.receipts} />}
    </Flex>
  )
}
