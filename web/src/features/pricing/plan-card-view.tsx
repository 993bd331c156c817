import type { PlanCard } from '@parleykit/contract/plan-cards'
import { monthlyPrice } from '@parleykit/contract/prices'
import { pricingTexts } from '@parleykit/contract/pricing-texts'
import { Badge, Button, Card, Flex, Heading, Spinner, Text } from '@radix-ui/themes'
import { Check } from 'lucide-react'
import { OwnPlanLink } from '../billing/own-plan-link.tsx'

/** What a card's button is for: to start the plan, to see one's own, or to change to it from one that is paid for. */
export type PlanWay = 'start' | 'own' | 'change'

interface PlanCardViewProps {
  readonly card: PlanCard
  readonly isYearly: boolean
  /** Whether this is the plan that is being started. */
  readonly isStarting: boolean
  readonly isDisabled: boolean
  readonly way: PlanWay
  readonly onChoose: () => void
}

/** A plan with its price, what it holds, and the button that starts it. */
export function PlanCardView({ card, isYearly, isStarting, isDisabled, way, onChoose }: PlanCardViewProps) {
  const price = monthlyPrice(card.tier, isYearly ? 'year' : 'month')
  const isReduced = isYearly && price > 0
  const nameId = `plan-${card.tier}`
  return (
    <Card size="3" className="plan-card" data-popular={card.isPopular} asChild>
      <article aria-labelledby={nameId}>
        <Flex direction="column" gap="4" height="100%">
          <Flex align="center" justify="between" gap="2" minHeight="28px">
            <Heading as="h2" size="5" id={nameId}>
              {card.name}
            </Heading>
            {/* One word beside the name: two stand below each other, and push the price out of its line with the others. */}
            {way === 'own' ? (
              <Badge color="gray" size="2">
                Your plan
              </Badge>
            ) : (
              card.isPopular && <Badge size="2">{pricingTexts.popular}</Badge>
            )}
          </Flex>
          <div>
            <Text size="8" weight="bold" className="tabular">
              ${price}
              {isReduced && '*'}
            </Text>{' '}
            <Text color="gray" size="2">
              per month
            </Text>
          </div>
          {card.tier !== 'free' && (way === 'own' || way === 'change') ? (
            <Button size="3" variant="soft" asChild>
              <OwnPlanLink>{wordsOf(card, way)}</OwnPlanLink>
            </Button>
          ) : (
            <Button
              size="3"
              variant={card.isPopular ? 'solid' : 'soft'}
              disabled={isDisabled}
              onClick={onChoose}
              aria-describedby={nameId}
              aria-busy={isStarting}
            >
              {isStarting && <Spinner />}
              {wordsOf(card, way)}
            </Button>
          )}
          <ul className="plain-list plan-features">
            {card.features.map((feature) => (
              <li key={feature}>
                <Check size={16} aria-hidden />
                <Text size="2">{feature}</Text>
              </li>
            ))}
          </ul>
        </Flex>
      </article>
    </Card>
  )
}

/** Where the button leads; the badge beside the name says which plan is one's own. */
function wordsOf({ tier, name, cta }: PlanCard, way: PlanWay): string {
  if (way === 'start') return cta
  // The free plan's button leads there, whoever presses it.
  if (tier === 'free') return pricingTexts.toDashboard
  return way === 'own' ? pricingTexts.manage : pricingTexts.changeTo(name)
}
