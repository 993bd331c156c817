import { curatedQuestionMax } from '@parleykit/contract/answering/curated-answers/limits'
import type { UnansweredGroup } from '@parleykit/contract/reports/analytics/analytics'
import type { RefObject } from 'react'
import { DraftDialog } from '../../../ui/unsaved/draft-dialog.tsx'
import { CuratedAnswerForm } from '../../answering/curated-answers/curated-answer-form.tsx'
import { type AnalyticsScope, useRemoveAnswered } from './queries.ts'

interface AnswerDialogProps extends AnalyticsScope {
  readonly group: UnansweredGroup
  /** The element that gets the focus once the question is gone. */
  readonly returnTo: RefObject<HTMLElement | null>
  readonly onAnswered: () => void
  readonly onClose: () => void
}

/** Asks for the answer to an unanswered question, whose wording can be edited too. */
export function AnswerDialog({ group, returnTo, onAnswered, onClose, ...shown }: AnswerDialogProps) {
  const forgetAnswered = useRemoveAnswered(shown)
  const { question } = group
  return (
    <DraftDialog
      open
      onOpenChange={onClose}
      returnTo={returnTo}
      title="Answer this"
      text="Your answer is used right away, word for word, for the same or very similar questions. No training needed."
    >
      <CuratedAnswerForm
        agentId={shown.agentId}
        answer={null}
        draft={{
          question,
          wordings: group.otherWordings.filter(({ length }) => length <= curatedQuestionMax),
        }}
        onSaved={() => {
          onAnswered()
          forgetAnswered(question)
          onClose()
        }}
      />
    </DraftDialog>
  )
}
