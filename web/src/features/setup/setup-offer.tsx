import { Button, Callout, Flex } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { setupTexts } from './setup-texts.ts'

const storageKey = 'parleykit.setup-dismissed'

/** Asks the operator to answer who the installation is for, until the question is answered or dismissed. */
export function SetupOffer() {
  const [isDismissed, setDismissed] = useState(wasDismissed)
  if (isDismissed) return null
  function dismiss() {
    setDismissed(true)
    try {
      localStorage.setItem(storageKey, 'yes')
    } catch {
      // Storage is blocked or full: it stays hidden until the page is left.
    }
  }
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

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'yes'
  } catch {
    return false
  }
}
