import { Button, Flex, Heading, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { withDetail } from '../../api/api-error.ts'
import { chooseWorkspace } from '../../api/workspace-choice.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { usePageTitle } from '../../ui/navigation/use-page-title.ts'
import { useWorkspace } from '../workspaces/use-workspace.ts'
import { PlanSection } from './plan-section.tsx'
import { PlanUsage, UsageSkeleton } from './plan-usage.tsx'
import { subscriptionTexts } from './pricing-texts.ts'
import { agentUseQuery, billingQuery, subscriptionQuery } from './queries.ts'
import { ReceiptsSection } from './receipts-section.tsx'

/** The owner's plan, its usage and the payments; only the usage for members, or if plans aren't sold. */
export default function SubscriptionPage() {
  const workspace = useWorkspace()
  const { data: provider, isPending } = useQuery(billingQuery)
  const isSold = provider !== undefined && provider !== 'off' && workspace?.isOwn === true
  const subscription = useQuery({ ...subscriptionQuery, enabled: isSold })
  // Fetched in parallel with the plan, although it is shown below it.
  useQuery(agentUseQuery)
  const title = provider === 'off' ? 'Usage' : subscriptionTexts.title
  usePageTitle(title)
  if (!workspace) return null
  const isAwaited = workspace.isOwn && (isPending || (isSold && subscription.isPending))
  const isTitled = provider !== 'off'
  const planHeight = workspace.subscriptionTier === 'free' ? '117px' : '150px'
  return (
    <Flex direction="column" gap="6">
      <Heading as="h1" size="7">
        {title}
      </Heading>
      {isSold && subscription.error && (
        <ErrorState
          text={withDetail(subscriptionTexts.failed, subscription.error)}
          onRetry={() => void subscription.refetch()}
        />
      )}
      {isSold && subscription.data && <PlanSection subscription={subscription.data} />}
      {!workspace.isOwn && (
        <Flex direction="column" gap="3" align="start">
          <Text as="p" size="2" color="gray" className="wrap-anywhere">
            {subscriptionTexts.ofOwner(workspace.name)}
          </Text>
          <Button variant="soft" onClick={() => chooseWorkspace(null)}>
            {subscriptionTexts.openOwn}
          </Button>
        </Flex>
      )}
      {/* Shown later: a plan of unknown height above would move it. */}
      {isAwaited ? (
        <>
          {isTitled && <Skeleton height={planHeight} className="card-skeleton" />}
          <UsageSkeleton isTitled={isTitled} />
        </>
      ) : (
        <PlanUsage workspace={workspace} isTitled={isTitled} />
      )}
      {isSold && subscription.data && <ReceiptsSection receipts={subscription.data.receipts} />}
    </Flex>
  )
}
