import { productName } from '@parleykit/contract/base/limits'
import type { Checkout } from '@parleykit/contract/billing/billing'
import { billingTexts } from '@parleykit/contract/billing/billing-texts'
import { Box, Button, Card, Container, Flex, Heading, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ApiError } from '../../api/api-error.ts'
import { Logo } from '../../ui/display/logo.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { ContentSpinner } from '../../ui/loading/full-page-spinner.tsx'
import { usePageTitle } from '../../ui/navigation/use-page-title.ts'
import { Protected } from '../auth/protected.tsx'
import { OpenCheckout } from './open-checkout.tsx'
import { checkoutTexts } from './pricing-texts.ts'
import { checkoutQuery } from './queries.ts'

const route = getRouteApi('/checkout/$checkoutId')

/** The sandbox's own hosted checkout, in place of a payment provider's page. */
export default function CheckoutPage() {
  usePageTitle(checkoutTexts.title)
  return (
    <Protected>
      <Box px="4" py={{ initial: '6', sm: '9' }} asChild>
        <main>
          <Container size="1">
            <Flex direction="column" gap="5">
              <Logo />
              <Heading as="h1" size="6">
                {productName} {checkoutTexts.title}
              </Heading>
              <CheckoutCard />
            </Flex>
          </Container>
        </main>
      </Box>
    </Protected>
  )
}

function CheckoutCard() {
  const { checkoutId } = route.useParams()
  const { data: checkout, error, refetch } = useQuery(checkoutQuery(checkoutId))
  // A retry wouldn't find it either.
  if (error instanceof ApiError && error.status === 404)
    return (
      <Card size="3">
        <ClosedCheckout text={checkoutTexts.notThere} />
      </Card>
    )
  if (error) return <ErrorState text={checkoutTexts.failed} onRetry={() => void refetch()} />
  if (!checkout) return <ContentSpinner />
  return <Card size="3">{stateOf(checkout)}</Card>
}

const ends = {
  paid: billingTexts.checkoutPaid,
  canceled: billingTexts.checkoutCanceled,
  expired: billingTexts.checkoutExpired,
} as const

function stateOf(checkout: Checkout) {
  return checkout.status === 'open' ? (
    <OpenCheckout checkout={checkout} />
  ) : (
    <ClosedCheckout text={ends[checkout.status]} isPaid={checkout.status === 'paid'} />
  )
}

interface ClosedCheckoutProps {
  readonly text: string
  readonly isPaid?: boolean
}

/** A checkout that accepts no payment, with the reason and a link. */
function ClosedCheckout({ text, isPaid = false }: ClosedCheckoutProps) {
  return (
    <Flex direction="column" gap="4" align="start">
      <Text as="p" role="alert">
        {text}
      </Text>
      <Button asChild>
        {isPaid ? (
          <Link to="/dashboard/subscription">See your subscription</Link>
        ) : (
          <Link to="/pricing">See the plans</Link>
        )}
      </Button>
    </Flex>
  )
}
