import { unsavedTexts } from '@parleykit/contract/owner-unsaved-texts'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { guardUnsavedWork } from './unsaved-work.ts'

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
  text = unsavedTexts.lost,
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
    <ConfirmDialog
      open
      onOpenChange={(open) => open || stay()}
      title={unsavedTexts.leaveTitle}
      text={text}
      action={unsavedTexts.leave}
      keep={unsavedTexts.stay}
      onConfirm={leave}
    />
  )
}
