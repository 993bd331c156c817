import { PendingButton } from '../../ui/pending-button.tsx'
import { Needs } from '../workspaces/needs.tsx'
import { analyticsTexts } from './analytics-texts.ts'
import type { Shown } from './queries.ts'
import { useDismissal } from './use-dismissal.ts'

interface DismissButtonProps {
  readonly shown: Shown
  readonly group: { readonly question: string; readonly messageIds: readonly number[] }
  /** Whether it has been dismissed. */
  readonly isDismissed: boolean
}

/** Dismisses a group of similar questions until someone restores it. */
export function DismissButton({ shown, group, isDismissed }: DismissButtonProps) {
  const { isPending, dismiss } = useDismissal(shown)
  const label = isDismissed ? analyticsTexts.putBack : analyticsTexts.dismiss
  return (
    <Needs least="editor">
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
    </Needs>
  )
}
