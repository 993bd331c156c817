import { paidTierOf } from '@parleykit/contract/billing/prices'
import { Badge, Container, Flex, Heading, Link, Switch, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { NotFoundPage } from '../../../ui/navigation/not-found-page.tsx'
import { usePageTitle } from '../../../ui/navigation/use-page-title.ts'
import { afterPaint } from '../../../ui/timing/after-paint.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { LandingFooter } from '../../landing/landing-footer.tsx'
import { LandingHeader } from '../../landing/landing-header.tsx'
import { OwnPlanLink } from '../own-plan-link.tsx'
import { planCards } from '../plan-cards.ts'
import { pricingTexts } from '../pricing-texts.ts'
import { PlanCardView } from './plan-card-view.tsx'
import './pricing.css'
import { billingQuery, offerQuery, subscriptionQuery } from '../queries.ts'

import { useCheckoutReturn } from './use-checkout-return.ts'
import { usePlanStart } from './use-plan-start.ts'

/** Plans and their prices; nothing if plans aren't sold. */
export default function PricingPage() {
  const { data: provider } = useQuery(billingQuery)
  return provider === 'off' ? <NotFoundPage /> : <Pricing />
}

const route = getRouteApi('/pricing')

function Pricing() {
  const { user } = useAuth()
  const { billing, subscription: outcome } = route.useSearch()
  const [isYearly, setYearly] = useState(billing?.toLowerCase() === 'yearly')
  const { starting, choose } = usePlanStart(isYearly)
  useCheckoutReturn()
  usePageTitle('Pricing')
  const { data: offer } = useQuery(offerQuery)
  const ownTier = user?.subscriptionTier.toLowerCase()
  const hasPlan = ownTier !== undefined && paidTierOf(ownTier) !== null
  const { data: subscription } = useQuery({ ...subscriptionQuery, enabled: hasPlan })
  // A plan given by the operator is no subscription, so another plan is started, not changed to.
  const paysNow = subscription !== undefined && !['none', 'ended'].includes(subscription.status)
  return (
    <>
      <LandingHeader startsFree={!user} />
      <Container size="4" px={{ initial: '4', sm: '5' }} asChild>
        <main>
          <Flex direction="column" gap="6" className="pricing-page">
            <Flex direction="column" align="center" gap="5">
              <Heading as="h1" size="8" align="center">
                {pricingTexts.title}
              </Heading>
              {outcome === 'success' && (
                <Text as="p" role="status" align="center" color="green" weight="medium">
                  {pricingTexts.leaving}
                </Text>
              )}
              <IntervalSwitch isYearlyAtFirst={isYearly} onChange={setYearly} />
              {hasPlan && (
                <Text size="2" color="gray" align="center">
                  You already have a plan.{' '}
                  <Link asChild>
                    <OwnPlanLink>Change or cancel it here</OwnPlanLink>
                  </Link>
                </Text>
              )}
            </Flex>
            <div className="plan-cards">
              {planCards.map((card) => (
                <PlanCardView
                  key={card.tier}
                  card={card}
                  isYearly={isYearly}
                  isStarting={starting === card.tier}
                  isDisabled={starting !== null}
                  keepsAgents={offer?.deletesInactiveAgents === false}
                  way={ownTier === card.tier ? 'own' : paysNow ? 'change' : 'start'}
                  onChoose={() => choose(card)}
                />
              ))}
            </div>
            <Text as="p" size="2" color="gray" align="center">
              {isYearly ? pricingTexts.billedYearly : 'Prices in US dollars. Cancel anytime.'}
            </Text>
            <HereNote />
          </Flex>
        </main>
      </Container>
      <LandingFooter />
    </>
  )
}

/** Names this server's language models, since the plan cards are the same on every server. */
function HereNote() {
  const { data } = useQuery(offerQuery)
  if (!data) return null
  const { models } = data
  const ofModels = { none: pricingTexts.noModels, same: pricingTexts.sameModel, by_plan: null }[models]
  if (ofModels === null) return null
  return (
    <Text as="p" size="2" color="gray" align="center" className="balanced">
      {pricingTexts.here} {ofModels}
    </Text>
  )
}

interface IntervalSwitchProps {
  readonly isYearlyAtFirst: boolean
  /** Called once the switch's new position is painted. */
  readonly onChange: (isYearly: boolean) => void
}

/** Switches between monthly and yearly, by the switch or a click on either label. */
function IntervalSwitch({ isYearlyAtFirst, onChange }: IntervalSwitchProps) {
  const [isYearly, setYearly] = useState(isYearlyAtFirst)
  function change(next: boolean) {
    setYearly(next)
    afterPaint(() => onChange(next))
  }
  return (
    <Flex direction="column" align="center" gap="3">
      <Flex align="center" gap="3">
        <Text
          size="3"
          className="interval-word"
          onClick={() => change(false)}
          {...(isYearly ? { color: 'gray' } : { weight: 'medium' })}
        >
          {pricingTexts.monthly}
        </Text>
        <Switch
          size="3"
          checked={isYearly}
          onCheckedChange={change}
          aria-label="Yearly billing"
          aria-describedby="save-yearly"
        />
        <Text
          size="3"
          className="interval-word"
          onClick={() => change(true)}
          {...(isYearly ? { weight: 'medium' } : { color: 'gray' })}
        >
          {pricingTexts.yearly}
        </Text>
      </Flex>
      <Badge color="green" size="2" id="save-yearly">
        {pricingTexts.saveYearly}
      </Badge>
    </Flex>
  )
}
