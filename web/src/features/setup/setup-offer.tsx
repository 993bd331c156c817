import { Button, Callout, Flex } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { useDismissal } from '../../ui/feedback/use-dismissal.ts'
import { setupTexts } from './setup-texts.ts'

const storageKey = 'parleykit.setup-dismissed'

/** Asks the operator to answer who the installation is for, until the question is answered or dismissed. */
export function SetupOffer() {
  const [isDismissed, dismiss] = useDismissal(storageKey)
  if (isDismissed) return null
  return (
    <Callout.Root color="iris" role="status">
      <Callout.Icon>
        <Users size={16} />
      </Callout.Icon>
      <Callout.Text>{setupTexts.offer}</Callout.Text>
      <Flex gap="2">
        <Button size="1" variant="soft" asChild>
          <Link to="/setup">{setupTexts.answer}</Link>
        </Button>
        <Button size="1" variant="soft" onClick={dismiss}>
          {setupTexts.notNow}
        </Button>
      </Flex>
    </Callout.Root>
  )
}
