import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import { unsavedTexts } from './unsaved-texts.ts'
import { guardUnsavedWork } from './unsaved-work.ts'

interface UnsavedGuardProps {
  /** Whether there is unsaved input. */
  readonly isUnsaved: boolean
  /** Whether other tabs or steps of the same page keep the input. */
  readonly samePageIsSafe?: boolean
  readonly text?: string
}

/**
 * Asks before unsaved input is lost by a screen change, a reload, a closed window or a logout. Continues by itself if
 * the input is saved before the user answers.
 */
export function UnsavedGuard({
  isUnsaved,
  samePageIsSafe = false,
  text = unsavedTexts.lost,
}: UnsavedGuardProps) {
  // Set while the navigation waits for the user's answer.
  const [proceed, setProceed] = useState<(() => void) | null>(null)
  const ask = (next: () => void) => setProceed(() => next)
  useNavigationBlocker(isUnsaved, samePageIsSafe, ask)
  useEffect(() => (isUnsaved ? guardUnsavedWork((next) => setProceed(() => next)) : undefined), [isUnsaved])

  function leave() {
    setProceed(null)
    proceed?.()
  }

  const leaveSaved = useEffectEvent(leave)
  const isResolved = !isUnsaved && proceed !== null
  useEffect(() => {
    if (isResolved) leaveSaved()
  }, [isResolved])

  // Removed at once, without fading out: the input must be reachable right after the answer.
  if (proceed === null) return null
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || setProceed(null)}
      title={unsavedTexts.leaveTitle}
      text={text}
      action={unsavedTexts.leave}
      cancelLabel={unsavedTexts.stay}
      onConfirm={leave}
    />
  )
}

/**
 * Blocks every navigation and passes on a function to continue it. A step in the history is reverted at once; otherwise
 * the address would be that of another screen during the wait.
 */
function useNavigationBlocker(
  isUnsaved: boolean,
  samePageIsSafe: boolean,
  ask: (proceed: () => void) => void,
): void {
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
