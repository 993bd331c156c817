import type { Subscription } from '@parleykit/contract/billing/billing'
import { Box, Flex } from '@radix-ui/themes'
import { useState } from 'react'
import { withDetail } from '../../api/api-error.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { clearToastsBefore, toast, toastError } from '../../ui/feedback/toast-queue.ts'
import type { ToastText } from '../../ui/feedback/toast-text.ts'
import { PendingButton } from '../../ui/form/pending-button.tsx'
import { ChangePlanDialog } from './change-plan-dialog.tsx'
import { PlanLoss } from './plan-loss.tsx'
import { dayOf, losesNothing, planAfterwards, tierName } from './plan-words.ts'
import { subscriptionTexts } from './pricing-texts.ts'
import { useCancelSubscription, useOpenPortal, useResumeSubscription } from './queries.ts'
import { useNavigateToUrl } from './use-navigate-to-url.ts'

/** The actions that the subscription's state allows: change, cancel, resume and pay. */
export function PlanActions({ subscription }: { readonly subscription: Subscription }) {
  const { status, hasPortal, scheduledChange } = subscription
  const resume = useResumeSubscription()
  const portal = useOpenPortal()
  const goTo = useNavigateToUrl()
  const isBusy = resume.isPending || portal.isPending

  const openPortal = () =>
    clearToastsBefore('subscription', portal).mutate(undefined, {
      ...failing(subscriptionTexts.portalFailed),
      onSuccess: ({ url }) => goTo(url),
    })

  return (
    <Flex gap="3" wrap="wrap">
      {status === 'past_due' && hasPortal && (
        <PendingButton onClick={openPortal} isOff={isBusy}>
          Pay now
        </PendingButton>
      )}
      {status === 'active' && <ChangePlanDialog subscription={subscription} />}
      {(status === 'canceling' || scheduledChange) && (
        <PendingButton
          variant={status === 'canceling' ? 'solid' : 'soft'}
          isOff={isBusy}
          onClick={() =>
            clearToastsBefore('subscription', resume).mutate(undefined, {
              ...failing(subscriptionTexts.resumeFailed),
              onSuccess: reportResult,
            })
          }
        >
          {status === 'canceling' ? 'Resume subscription' : 'Keep my plan'}
        </PendingButton>
      )}
      {status !== 'past_due' && hasPortal && (
        <PendingButton variant="soft" color="gray" onClick={openPortal} isOff={isBusy}>
          Change card
        </PendingButton>
      )}
      {status !== 'canceling' && <CancelAction subscription={subscription} isOff={isBusy} />}
    </Flex>
  )
}

const failing = ({ title, description }: Required<ToastText>) => ({
  onError: (error: unknown) =>
    toastError({ title, description: withDetail(description, error) }, 'subscription'),
})
const reportResult = ({ message }: { readonly message: string }) =>
  toast({ title: subscriptionTexts.title, description: message }, 'subscription')

interface CancelActionProps {
  readonly subscription: Subscription
  readonly isOff: boolean
}

/** Cancels the subscription, after a question that says what follows. */
function CancelAction({ subscription, isOff }: CancelActionProps) {
  const { renewsAt, plan, tierWithoutPlan } = subscription
  const [isCanceling, setCanceling] = useState(false)
  const cancel = useCancelSubscription()
  const losses = ': the newest agents and members over its limits are paused, and nothing is deleted'
  const afterwards = `${planAfterwards(subscription)}${losesNothing(subscription) ? '' : losses}`
  return (
    <>
      <PendingButton
        variant="soft"
        color="gray"
        onClick={() => setCanceling(true)}
        isOff={isOff || cancel.isPending}
      >
        Cancel subscription
      </PendingButton>
      <ConfirmDialog
        open={isCanceling}
        onOpenChange={setCanceling}
        title={subscriptionTexts.cancelTitle}
        text={
          renewsAt
            ? `You keep ${plan ? tierName(plan.tier) : 'it'} until ${dayOf(renewsAt)} and won't be charged again. Then ${afterwards}.`
            : `Your subscription ends immediately. From then on, ${afterwards}.`
        }
        cancelLabel="Keep my plan"
        action="Cancel subscription"
        onConfirm={() =>
          clearToastsBefore('subscription', cancel).mutate(undefined, {
            ...failing(subscriptionTexts.cancelFailed),
            onSuccess: reportResult,
          })
        }
      >
        <Box mt="3">
          <PlanLoss subscription={subscription} to={tierWithoutPlan} />
        </Box>
      </ConfirmDialog>
    </>
  )
}
