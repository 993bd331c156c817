import { limitsOf } from '@parleykit/contract/billing/plans'
import { Card, Flex, Heading, Link, Progress, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { userQuery } from '../../auth/queries.ts'
import { creditUsage, resetDay } from '../../billing/credit-usage.ts'
import { useWorkspace } from '../../workspaces/use-workspace.ts'

/** Used and remaining chat credits of this month. */
export function UsageSection() {
  // Includes the credits of each workspace, which visitors use at any time.
  useQuery({ ...userQuery, refetchOnMount: 'always' })
  const workspace = useWorkspace()
  const limit = limitsOf(workspace?.subscriptionTier ?? 'free').monthlyCredits
  const used = workspace?.chatCreditsUsed ?? 0
  const { percent, remaining } = creditUsage(used, limit)
  const isUsedUp = remaining <= 0
  return (
    <Flex direction="column" gap="3" asChild>
      <section aria-labelledby="usage">
        <Flex align="baseline" justify="between" gap="3">
          <Heading as="h2" size="4" id="usage">
            Usage
          </Heading>
          <Link asChild size="2">
            <RouterLink to="/dashboard/subscription">Plan and usage</RouterLink>
          </Link>
        </Flex>
        <Card size="2">
          <Flex justify="between" mb="3" gap="3">
            <Text size="2">Monthly chat credits</Text>
            <Text size="2" className="tabular">
              {used.toLocaleString()} / {limit.toLocaleString()}
            </Text>
          </Flex>
          <Progress
            value={percent}
            aria-label="Monthly chat credits used"
            {...(isUsedUp && { color: 'red' })}
          />
          {isUsedUp && (
            <Text as="p" size="2" color="red" mt="3">
              You've used all your credits this month. Your agents can't answer visitors until they reset.
            </Text>
          )}
          <Text as="p" size="2" color="gray" mt="3" className="tabular">
            {remaining.toLocaleString()} credits remaining.
            {workspace && ` They reset on ${resetDay(workspace.creditsResetAt)}.`}
          </Text>
        </Card>
      </section>
    </Flex>
  )
}
