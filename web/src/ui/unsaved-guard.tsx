import { Button, Flex } from '@radix-ui/themes'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { AlertDialog } from './dialog.tsx'
import { guardUnsavedWork } from './unsaved-work.ts'
import { useReturnFocus } from './use-return-focus.ts'

interface UnsavedGuardProps {
  /** Whether something would be lost. */
  readonly isUnsaved: boolean
  /** Whether another tab or step of the same page keeps what was typed. */
  readonly samePageIsSafe?: boolean
  readonly text?: string
}

/** Asks before a change of screen, a reload, a closed window or logging out throws away what was typed. */
export function UnsavedGuard({
  isUnsaved,
  samePageIsSafe = false,
  text = 'You have changes that are not saved. They are lost when you leave.',
}: UnsavedGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isUnsaved && !(samePageIsSafe && current.pathname === next.pathname),
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  })
  // Set while an action that ends the screen waits for the answer.
  const [goOn, setGoOn] = useState<(() => void) | null>(null)
  useEffect(() => (isUnsaved ? guardUnsavedWork((next) => setGoOn(() => next)) : undefined), [isUnsaved])
  const returnFocus = useReturnFocus()

  function stay() {
    setGoOn(null)
    blocker.reset?.()
  }

  function leave() {
    setGoOn(null)
    blocker.proceed?.()
    goOn?.()
  }

  // Gone at once, without fading out: what was typed must be in reach again with the answer.
  if (goOn === null && blocker.status !== 'blocked') return null
  return (
    <AlertDialog.Root open onOpenChange={(open) => open || stay()}>
      <AlertDialog.Content maxWidth="440px" {...returnFocus}>
        <AlertDialog.Title size="4">Leave without saving?</AlertDialog.Title>
        <AlertDialog.Description size="2" color="gray">
          {text}
        </AlertDialog.Description>
        <Flex gap="3" mt="5" justify="end" className="dialog-actions">
          <AlertDialog.Cancel>
            <Button variant="soft" color="gray">
              Stay
            </Button>
          </AlertDialog.Cancel>
          <Button color="red" onClick={leave}>
            Leave
          </Button>
        </Flex>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
