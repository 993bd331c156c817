import type { Checkout, SandboxCard } from '@parleykit/contract/billing/billing'
import { billingTexts } from '@parleykit/contract/billing/billing-texts'
import { centsInWords } from '@parleykit/contract/billing/prices'
import { Callout, Flex, RadioGroup, Separator, Spinner, Text } from '@radix-ui/themes'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { ApiError, withDetail } from '../../api/api-error.ts'
import { clearToasts, toastError } from '../../ui/feedback/toast-queue.ts'
import { PendingButton } from '../../ui/form/pending-button.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { planName } from './plan-words.ts'
import { checkoutTexts } from './pricing-texts.ts'
import { useCancelCheckout, usePayCheckout } from './queries.ts'
import { useNavigateToUrl } from './use-navigate-to-url.ts'

const cards: readonly { readonly card: SandboxCard; readonly text: string }[] = [
  { card: 'works', text: 'Successful payment' },
  { card: 'declined', text: 'Declined card' },
  { card: 'fails_on_renewal', text: 'Successful now, fails on renewal' },
]

/** The order, a choice of the sandbox's cards, and buttons to pay or cancel. */
export function OpenCheckout({ checkout }: { readonly checkout: Checkout }) {
  const [card, setCard] = useState<SandboxCard>('works')
  const goTo = useNavigateToUrl()
  // Only a new card is stored; nothing is due.
  const isFree = checkout.amountCents === 0
  const pay = usePayCheckout(checkout.id)
  const cancel = useCancelCheckout(checkout.id)
  // It stays busy after success, until the next page is loaded.
  const isBusy = pay.isPending || pay.isSuccess || cancel.isPending || cancel.isSuccess
  const leave = { onSuccess: ({ returnUrl }: { readonly returnUrl: string }) => goTo(returnUrl) }
  const declined = isDeclined(pay.error)
  const onError = ({ title, description }: { readonly title: string; readonly description: string }) => ({
    onError: (error: unknown) => {
      // The message is shown next to the cards, where the user picks another one.
      if (isDeclined(error)) return
      toastError({ title, description: withDetail(description, error) }, 'checkout')
    },
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        clearToasts('checkout')
        pay.mutate(card, { ...leave, ...onError(checkoutTexts.payFailed) })
      }}
    >
      <Flex direction="column" gap="4">
        <CheckoutOrder checkout={checkout} />
        <Separator size="4" />
        <RadioGroup.Root
          value={card}
          onValueChange={(value) => setCard(cards.find((each) => each.card === value)?.card ?? 'works')}
          aria-label="Card"
        >
          {cards.map((each) => (
            <RadioGroup.Item key={each.card} value={each.card}>
              {each.text}
            </RadioGroup.Item>
          ))}
        </RadioGroup.Root>
        {declined && (
          <Text as="p" size="2" color="red" role="alert">
            {billingTexts.declined}
          </Text>
        )}
        <SubmitButton size="3" isPending={isBusy}>
          {(pay.isPending || pay.isSuccess) && <Spinner />}
          {isFree ? 'Save card' : `Pay ${centsInWords(checkout.amountCents)}`}
        </SubmitButton>
        <PendingButton
          size="3"
          type="button"
          variant="soft"
          color="gray"
          isOff={isBusy}
          onClick={() => cancel.mutate(undefined, { ...leave, ...onError(checkoutTexts.cancelFailed) })}
        >
          Cancel
        </PendingButton>
      </Flex>
    </form>
  )
}

/** What is bought, and how it renews. */
function CheckoutOrder({ checkout }: { readonly checkout: Checkout }) {
  const isFree = checkout.amountCents === 0
  return (
    <>
      <Callout.Root size="1">
        <Callout.Icon>
          <CreditCard size={16} />
        </Callout.Icon>
        <Callout.Text>{checkoutTexts.noCharge}</Callout.Text>
      </Callout.Root>
      <Flex justify="between" gap="3" wrap="wrap">
        <Text weight="medium">{planName(checkout)}</Text>
        <Text className="tabular">
          {isFree ? checkoutTexts.nothingDue : centsInWords(checkout.amountCents)}
        </Text>
      </Flex>
      <Text as="p" size="2" color="gray">
        {checkout.purpose === 'card'
          ? isFree
            ? 'The new card is used for all future renewals.'
            : 'The new card is used for the amount due now and all future renewals.'
          : `Renews every ${checkout.interval} at the same price until you cancel.`}
      </Text>
    </>
  )
}

function isDeclined(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'payment_declined'
}
