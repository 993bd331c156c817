import { withDetail } from '../../../api/api-error.ts'
import { clearToastsBefore, toast, toastError } from '../../../ui/feedback/toast-queue.ts'
import { PendingButton } from '../../../ui/form/pending-button.tsx'
import { RequireRole } from '../../workspaces/require-role.tsx'
import { analyticsTexts } from './analytics-texts.ts'
import type { AnalyticsScope } from './queries.ts'
import { useDismissWork } from './queries.ts'

interface DismissButtonProps {
  readonly shown: AnalyticsScope
  readonly group: { readonly question: string; readonly messageIds: readonly number[] }
  /** Whether it has been dismissed. */
  readonly isDismissed: boolean
}

/** Dismisses a group of similar questions until someone restores it. */
export function DismissButton({ shown, group, isDismissed }: DismissButtonProps) {
  const { isPending, dismiss } = useDismissal(shown)
  const label = isDismissed ? analyticsTexts.putBack : analyticsTexts.dismiss
  return (
    <RequireRole least="editor">
      <PendingButton
        variant="ghost"
        color="gray"
        m="0"
        data-dismisses
        isOff={isPending}
        onClick={({ currentTarget }) => void dismiss(group.messageIds, !isDismissed, currentTarget)}
        aria-label={`${label}: ${group.question}`}
      >
        {label}
      </PendingButton>
    </RequireRole>
  )
}

/**
 * Dismisses or restores a group, and announces it with an undo button. Focuses the next row, else the previous one or
 * the list.
 */
function useDismissal(shown: AnalyticsScope) {
  const work = useDismissWork(shown)

  async function turn(messageIds: readonly number[], isDismissed: boolean): Promise<boolean> {
    try {
      await clearToastsBefore('dismissal', work).mutateAsync({ messageIds, isDismissed })
      return true
    } catch (error) {
      const { title, description } = analyticsTexts.dismissFailed
      toastError({ title, description: withDetail(description, error) }, 'dismissal')
      return false
    }
  }

  async function dismiss(messageIds: readonly number[], isDismissed: boolean, button: HTMLElement) {
    const row = button.closest('li')
    const list = row?.closest('ul')
    const other = row?.nextElementSibling ?? row?.previousElementSibling
    if (!(await turn(messageIds, isDismissed))) return
    const next = other?.querySelector<HTMLElement>('[data-dismisses]') ?? list
    if (!button.isConnected || button === document.activeElement) next?.focus()
    const { dismissed, isBack, undo } = analyticsTexts
    const action = { label: undo, onClick: () => void turn(messageIds, !isDismissed) }
    toast(isDismissed ? dismissed : isBack, 'dismissal', action)
  }

  return { isPending: work.isPending, dismiss }
}
