import { monthlyPrice } from '@parleykit/contract/billing/prices'
import { Badge, Button, Card, Flex, Heading, Link, Spinner, Text } from '@radix-ui/themes'
import { Check } from 'lucide-react'
import { OwnPlanLink } from '../own-plan-link.tsx'
import { deletionPromise, type PlanCard } from '../plan-cards.ts'
import { pricingTexts } from '../pricing-texts.ts'

/** The purpose of a card's button: start the plan, show the current one, or change to it from another paid plan. */
export type PlanWay = 'start' | 'own' | 'change'

interface PlanCardViewProps {
  readonly card: PlanCard
  readonly isYearly: boolean
  /** Whether this plan is being started. */
  readonly isStarting: boolean
  readonly isDisabled: boolean
  readonly way: PlanWay
  /** Whether the server keeps unused agents. */
  readonly keepsAgents: boolean
  readonly onChoose: () => void
}

/** A plan with its price, its contents, and its button. */
export function PlanCardView(props: PlanCardViewProps) {
  const { card, isYearly, isStarting, isDisabled, way, keepsAgents, onChoose } = props
  const price = monthlyPrice(card.tier, isYearly ? 'year' : 'month')
  const isReduced = isYearly && price > 0
  const nameId = `plan-${card.tier}`
  return (
    <Card size="3" className="plan-card" data-popular={card.isPopular} asChild>
      <article aria-labelledby={nameId}>
        <Flex direction="column" gap="4" height="100%">
          <Flex align="center" justify="between" gap="2" minHeight="28px" wrap="wrap">
            <Heading as="h2" size="5" id={nameId}>
              {card.name}
            </Heading>
            <Flex gap="2">
              {card.isPopular && <Badge size="2">{pricingTexts.popular}</Badge>}
              {way === 'own' && (
                <Badge color="gray" size="2">
                  Your plan
                </Badge>
              )}
            </Flex>
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
          <Button
            size="3"
            variant={card.isPopular ? 'solid' : 'soft'}
            disabled={isDisabled}
            onClick={onChoose}
            aria-describedby={nameId}
            aria-busy={isStarting}
          >
            {isStarting && <Spinner />}
            {way !== 'start' && card.tier === 'free' ? pricingTexts.toDashboard : card.cta}
          </Button>
          {way !== 'start' && card.tier !== 'free' && (
            <Link asChild size="2" className="plan-change">
              <OwnPlanLink>
                {way === 'own' ? pricingTexts.manage : pricingTexts.changeTo(card.name)}
              </OwnPlanLink>
            </Link>
          )}
          <PlanFeatures features={card.features} keepsAgents={keepsAgents} />
        </Flex>
      </article>
    </Card>
  )
}

interface PlanFeaturesProps {
  readonly features: PlanCard['features']
  readonly keepsAgents: boolean
}

function PlanFeatures({ features, keepsAgents }: PlanFeaturesProps) {
  return (
    <ul className="plain-list plan-features">
      {features.map((feature) => (
        <li key={feature}>
          <Check size={16} aria-hidden />
          <div>
            <Text as="div" size="2">
              {feature}
            </Text>
            {keepsAgents && feature === deletionPromise && (
              <Text as="div" size="1" color="gray">
                {pricingTexts.keepsAgents}
              </Text>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
