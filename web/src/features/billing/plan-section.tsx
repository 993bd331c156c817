import type { Subscription } from '@parleykit/contract/billing/billing'
import { Badge, Button, Card, Flex, Heading, Text } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { PlanActions } from './plan-actions.tsx'
import { planName, priceInWords, tierName, whatComesNext } from './plan-words.ts'

const badges = {
  none: null,
  active: { color: 'green', text: 'Active' },
  canceling: { color: 'yellow', text: 'Canceled' },
  past_due: { color: 'red', text: 'Payment due' },
  // Another plan is in force then; the sentence below names the one that ended.
  ended: null,
} as const

/** The owner's plan and payments, the next change, and the available actions. */
export function PlanSection({ subscription }: { readonly subscription: Subscription }) {
  const { status, tier, plan } = subscription
  const isLive = status === 'active' || status === 'canceling' || status === 'past_due'
  const badge = badges[status]
  const next = whatComesNext(subscription)
  // The operator may have given a larger plan than the paid one.
  const isGiven = isLive ? plan?.tier !== tier : tier !== 'free'
  return (
    <Card size="3" asChild>
      <section aria-labelledby="plan">
        <Flex direction="column" gap="3">
          <Flex align="center" gap="3" wrap="wrap">
            <Heading as="h2" size="5" id="plan">
              {tierName(tier)}
            </Heading>
            {badge && <Badge color={badge.color}>{badge.text}</Badge>}
          </Flex>
          {isLive && plan && (
            <Text as="p" size="2">
              {planName(plan)}: {priceInWords(plan.amountCents, plan.interval)}
            </Text>
          )}
          {isGiven && (
            <Text as="p" size="2" color="gray">
              Your server administrator gave you this plan.
            </Text>
          )}
          {next && (
            <Text as="p" size="2" color={status === 'past_due' ? 'red' : 'gray'}>
              {next}
            </Text>
          )}
          {isLive ? (
            <PlanActions subscription={subscription} />
          ) : (
            <Flex>
              <Button asChild>
                <Link to="/pricing">Choose a plan</Link>
              </Button>
            </Flex>
          )}
        </Flex>
      </section>
    </Card>
  )
}
