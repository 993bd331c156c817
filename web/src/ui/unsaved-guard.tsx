import { AlertDialog, Button, Flex } from '@radix-ui/themes'
import { useBlocker } from '@tanstack/react-router'

interface UnsavedGuardProps {
  /** Whether something would be lost. */
  readonly isUnsaved: boolean
  /** Whether another tab or step of the same page keeps what was typed. */
  readonly samePageIsSafe?: boolean
  readonly text?: string
}

/** Asks before a change of screen, a reload or a closed window throws away what was typed. */
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
  if (blocker.status !== 'blocked') return null
  return (
    <AlertDialog.Root open onOpenChange={(open) => open || blocker.reset()}>
      <AlertDialog.Content maxWidth="440px">
        <AlertDialog.Title size="4">Leave without saving?</AlertDialog.Title>
        <AlertDialog.Description size="2" color="gray">
          {text}
        </AlertDialog.Description>
        <Flex gap="3" mt="5" justify="end">
          <AlertDialog.Cancel>
            <Button variant="soft" color="gray">
              Stay
            </Button>
          </AlertDialog.Cancel>
          <Button color="red" onClick={blocker.proceed}>
            Leave
          </Button>
        </Flex>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
