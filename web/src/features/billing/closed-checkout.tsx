import { Button, Flex, Text } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'

interface ClosedCheckoutProps {
  readonly text: string
  readonly isPaid?: boolean
}

/** A checkout that accepts no payment, with the reason and a link. */
export function ClosedCheckout({ text, isPaid = false }: ClosedCheckoutProps) {
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
