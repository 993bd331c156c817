import { unsavedTexts } from '@parleykit/contract/owner-unsaved-texts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { guardUnsavedWork } from './unsaved-work.ts'

interface UnsavedGuardProps {
  /** Whether something would be lost. */
  readonly isUnsaved: boolean
  /** Whether another tab or step of the same page keeps what was typed. */
  readonly samePageIsSafe?: boolean
  readonly text?: string
}

/**
 * Asks before a change of screen, a reload, a closed window or logging out throws away what was typed; goes on by itself where
 * that is saved before the answer.
 */
export function UnsavedGuard({
  isUnsaved,
  samePageIsSafe = false,
  text = unsavedTexts.lost,
}: UnsavedGuardProps) {
  // Set while what would end the screen waits for the answer.
  const [goOn, setGoOn] = useState<(() => void) | null>(null)
  const ask = (next: () => void) => setGoOn(() => next)
  useHeldUp(isUnsaved, samePageIsSafe, ask)
  useEffect(() => (isUnsaved ? guardUnsavedWork((next) => setGoOn(() => next)) : undefined), [isUnsaved])

  function leave() {
    setGoOn(null)
    goOn?.()
  }

  const leaveSaved = useEffectEvent(leave)
  const isOver = !isUnsaved && goOn !== null
  useEffect(() => {
    if (isOver) leaveSaved()
  }, [isOver])

  // Gone at once, without fading out: what was typed must be in reach again with the answer.
  if (goOn === null) return null
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || setGoOn(null)}
      title={unsavedTexts.leaveTitle}
      text={text}
      action={unsavedTexts.leave}
      keep={unsavedTexts.stay}
      onConfirm={leave}
    />
  )
}

/**
 * Holds up every change of place, and hands over what makes up for it. A step in the history is taken back at once: while it
 * waited for the answer, the address would be that of another screen.
 */
function useHeldUp(isUnsaved: boolean, samePageIsSafe: boolean, ask: (goOn: () => void) => void): void {
  const { history } = useRouter()
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    if (!isUnsaved) return
    return history.block({
      blockerFn: ({ currentLocation, nextLocation, action }) => {
        if (samePageIsSafe && currentLocation.pathname === nextLocation.pathname) return false
        const { href, state } = nextLocation
        const steps = state.__TSR_index - currentLocation.state.__TSR_index
        const isNew = action === 'PUSH' || action === 'REPLACE'
        const go = action === 'REPLACE' ? history.replace : history.push
        askNow(() =>
          isNew ? go(href, state, { ignoreBlocker: true }) : history.go(steps, { ignoreBlocker: true }),
        )
        return true
      },
    })
  }, [history, isUnsaved, samePageIsSafe])
}
