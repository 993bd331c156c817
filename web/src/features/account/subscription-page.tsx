import { limitsOf } from '@parleykit/contract/plans'
import { Button, Card, Flex, Heading, Text } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { useAuth } from '../auth/auth-context.ts'
import { formatBytes } from '../knowledge/entry-details.ts'
import { PlanFacts } from './plan-facts.tsx'

/** What the owner's plan allows. */
export default function SubscriptionPage() {
  const { user } = useAuth()
  usePageTitle('Subscription')
  if (!user) return null
  const { knowledgeBytes, trainingLinks } = limitsOf(user.subscriptionTier)
  const links = Number.isFinite(trainingLinks)
    ? `${trainingLinks} training links`
    : 'any number of training links'
  return (
    <Flex direction="column" gap="5" className="reading-width">
      <Heading as="h1" size="7">
        Subscription
      </Heading>
      <Card size="3">
        <Flex direction="column" gap="3">
          <Heading as="h2" size="4">
            Your plan
          </Heading>
          <PlanFacts user={user} />
          <Text as="p" size="2" color="gray">
            {formatBytes(knowledgeBytes)} of text and {links} for each agent.
          </Text>
          <Text as="p" size="2" color="gray">
            Whoever runs this server can give your account another plan.
          </Text>
        </Flex>
      </Card>
      <Flex>
        <Button variant="soft" asChild>
          <Link to="/dashboard">Back to the dashboard</Link>
        </Button>
      </Flex>
    </Flex>
  )
}
