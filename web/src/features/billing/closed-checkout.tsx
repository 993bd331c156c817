import type { Checkout } from '@parleykit/contract/billing'
import { billingTexts } from '@parleykit/contract/billing-texts'
import { Button, Flex, Text } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'

const texts = {
  paid: billingTexts.checkoutPaid,
  canceled: billingTexts.checkoutCanceled,
  expired: billingTexts.checkoutExpired,
} as const

/** A checkout that is over: what became of it, and where to go. */
export function ClosedCheckout({ status }: { readonly status: Exclude<Checkout['status'], 'open'> }) {
  return (
    <Flex direction="column" gap="4" align="start">
      <Text as="p">{texts[status]}</Text>
      <Button asChild>
        {status === 'paid' ? (
          <Link to="/dashboard/subscription">See Your Subscription</Link>
        ) : (
          <Link to="/pricing">See the Plans</Link>
        )}
      </Button>
    </Flex>
  )
}
