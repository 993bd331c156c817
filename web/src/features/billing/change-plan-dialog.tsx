import type { Subscription } from '@parleykit/contract/billing/billing'
import {
  type BillingInterval,
  type PaidTier,
  paidTiers,
  periodCents,
} from '@parleykit/contract/billing/prices'
import { Button, Flex, RadioCards, SegmentedControl, Spinner, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { withDetail } from '../../api/api-error.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { clearToastsBefore, toast, toastError } from '../../ui/feedback/toast-queue.ts'
import { ChangeCharge } from './change-charge.tsx'
import { PlanLoss } from './plan-loss.tsx'
import { priceInWords, tierName } from './plan-words.ts'
import { pricingTexts, subscriptionTexts } from './pricing-texts.ts'
import { changePreviewQuery, useChangeSubscription } from './queries.ts'

/** Changes the plan. Shows the amount and date of the charge before confirmation. */
export function ChangePlanDialog({ subscription }: { readonly subscription: Subscription }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button>Change plan</Button>
      </Dialog.Trigger>
      <Dialog.Content maxWidth="520px">
        <Dialog.Title size="5">Change plan</Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="4">
          Upgrades take effect immediately, downgrades at the end of the billing period.
        </Dialog.Description>
        {subscription.plan && (
          <ChangeForm subscription={subscription} plan={subscription.plan} onDone={() => setOpen(false)} />
        )}
      </Dialog.Content>
    </Dialog.Root>
  )
}

interface ChangeFormProps {
  readonly subscription: Subscription
  readonly plan: { readonly tier: PaidTier; readonly interval: BillingInterval }
  readonly onDone: () => void
}

function ChangeForm({ subscription, plan, onDone }: ChangeFormProps) {
  const [tier, setTier] = useState(plan.tier)
  const [interval, setInterval] = useState(plan.interval)
  const isSame = tier === plan.tier && interval === plan.interval
  const wanted = { tier, isYearly: interval === 'year' }
  const change = useChangeSubscription()
  // After success there is no price to show.
  const isOver = change.isPending || change.isSuccess
  const preview = useQuery(changePreviewQuery(isSame || isOver ? null : wanted))
  // Two clicks may come before the button is drawn as disabled.
  const isAsked = useRef(false)

  function confirm(pricedAt: string) {
    if (isAsked.current) return
    isAsked.current = true
    clearToastsBefore('subscription', change).mutate(
      { ...wanted, pricedAt },
      {
        onSuccess: ({ message }) => {
          toast({ title: subscriptionTexts.title, description: message }, 'subscription')
          onDone()
        },
        onError: (error) => {
          const { title, description } = subscriptionTexts.changeFailed
          toastError({ title, description: withDetail(description, error) }, 'subscription')
          isAsked.current = false
          void preview.refetch()
        },
      },
    )
  }

  return (
    <Flex direction="column" gap="4">
      <SegmentedControl.Root
        value={interval}
        onValueChange={(value) => setInterval(value === 'year' ? 'year' : 'month')}
        aria-label="Billing period"
      >
        <SegmentedControl.Item value="month">{pricingTexts.monthly}</SegmentedControl.Item>
        <SegmentedControl.Item value="year">{pricingTexts.yearly}</SegmentedControl.Item>
      </SegmentedControl.Root>
      <TierChoice tier={tier} interval={interval} onChoose={setTier} />
      <ChangeCharge isSame={isSame} preview={preview} />
      {!isSame && <PlanLoss subscription={subscription} to={tier} />}
      <Flex gap="3" justify="end" className="dialog-actions">
        <Dialog.Close>
          <Button variant="soft" color="gray">
            Cancel
          </Button>
        </Dialog.Close>
        <Button
          disabled={isSame || !preview.data || preview.isFetching || isOver}
          onClick={() => preview.data && confirm(preview.data.pricedAt)}
        >
          {change.isPending && <Spinner />}
          Confirm change
        </Button>
      </Flex>
    </Flex>
  )
}

interface TierChoiceProps extends Pick<ChangeFormProps['plan'], 'tier' | 'interval'> {
  readonly onChoose: (tier: ChangeFormProps['plan']['tier']) => void
}

/** The paid plans with their prices. */
function TierChoice({ tier, interval, onChoose }: TierChoiceProps) {
  return (
    <RadioCards.Root
      value={tier}
      onValueChange={(value) => onChoose(paidTiers.find((name) => name === value) ?? tier)}
      columns="1"
      gap="2"
      aria-label="Plan"
    >
      {paidTiers.map((name) => (
        <RadioCards.Item key={name} value={name}>
          <Flex justify="between" gap="3" width="100%">
            <Text weight="medium">{tierName(name)}</Text>
            <Text color="gray" className="tabular">
              {priceInWords(periodCents({ tier: name, interval }), interval)}
            </Text>
          </Flex>
        </RadioCards.Item>
      ))}
    </RadioCards.Root>
  )
}
