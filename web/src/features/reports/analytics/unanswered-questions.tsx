import type { UnansweredGroup } from '@parleykit/contract/reports/analytics/analytics'
import { Button, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PenLine } from 'lucide-react'
import { memo, useCallback, useRef, useState } from 'react'
import { Time } from '../../../ui/format/time.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import { useAfterPaint } from '../../../ui/timing/use-after-paint.ts'
import { RequireRole } from '../../workspaces/require-role.tsx'
import { analyticsTexts } from './analytics-texts.ts'
import { ClampedText } from './clamped-text.tsx'
import { DismissButton } from './dismiss-button.tsx'
import { type AnalyticsScope, unansweredQuery } from './queries.ts'
import { ReviewList, ReviewRow } from './review-list.tsx'

const AnswerDialog = lazyComponent(
  () => import('./answer-dialog.tsx'),
  ({ AnswerDialog }) => AnswerDialog,
  null,
)

/** Unanswered questions, grouped by similarity, each with a button to answer it. */
export function UnansweredQuestions({ agentId, days }: AnalyticsScope) {
  const [isDismissed, setDismissed] = useState(false)
  const { data, isError, refetch } = useQuery(unansweredQuery({ agentId, days }, isDismissed))
  const [answering, setAnswering] = useState<UnansweredGroup | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const next = useRef<HTMLElement>(null)
  const answer = useCallback((group: UnansweredGroup) => {
    next.current = null
    setAnswering(group)
  }, [])
  const question = answering?.question ?? ''
  const shownFor = useAfterPaint(question)
  /** The next row replaces the answered one in focus; if there is none, the previous one. */
  function noteNext() {
    const at = data?.groups.findIndex((group) => group.question === question) ?? -1
    const rows = list.current?.children
    next.current = (rows?.[at + 1] ?? rows?.[at - 1])?.querySelector<HTMLElement>('[data-answers]') ?? null
  }
  return (
    <ReviewList
      title="Unanswered questions"
      help={analyticsTexts.unansweredHelp}
      empty={analyticsTexts.allAnswered}
      groups={data?.groups}
      countedAt={data?.countedAt}
      isError={isError}
      onRetry={() => void refetch()}
      isDismissed={isDismissed}
      onShow={setDismissed}
      list={list}
      row={(group) => (
        <Unanswered group={group} agentId={agentId} days={days} isDismissed={isDismissed} onAnswer={answer} />
      )}
    >
      {answering && shownFor === question && (
        <AnswerDialog
          agentId={agentId}
          days={days}
          group={answering}
          returnTo={next}
          onAnswered={noteNext}
          onClose={() => setAnswering(null)}
        />
      )}
    </ReviewList>
  )
}

interface UnansweredProps extends AnalyticsScope {
  readonly group: UnansweredGroup
  readonly isDismissed: boolean
  readonly onAnswer: (group: UnansweredGroup) => void
}

/** Memoized: opening a question's dialog doesn't rerender it. */
const Unanswered = memo(function Unanswered({ group, isDismissed, onAnswer, ...shown }: UnansweredProps) {
  const { question, otherWordings, asked, lastAskedAt, conversationIds } = group
  const newest = conversationIds[0]
  return (
    <ReviewRow
      otherWordings={otherWordings}
      actions={
        <>
          {newest !== undefined && (
            <Button variant="ghost" color="gray" m="0" asChild>
              <Link to="." search={(search) => ({ ...search, conversation: newest })} hash="activity">
                {analyticsTexts.openInActivity}
              </Link>
            </Button>
          )}
          <DismissButton shown={shown} group={group} isDismissed={isDismissed} />
          {!isDismissed && (
            <RequireRole least="editor">
              <Button
                variant="soft"
                data-answers
                onClick={() => onAnswer(group)}
                aria-label={`Answer this: ${question}`}
              >
                <PenLine size={16} /> Answer this
              </Button>
            </RequireRole>
          )}
        </>
      }
    >
      <ClampedText text={question} />
      <Text as="div" size="2" color="gray" className="tabular">
        Asked {asked === 1 ? 'once' : `${asked.toLocaleString()} times`} · <Time instant={lastAskedAt} />
      </Text>
    </ReviewRow>
  )
})
