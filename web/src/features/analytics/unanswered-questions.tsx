import type { UnansweredGroup } from '@parleykit/contract/analytics'
import { analyticsTexts } from '@parleykit/contract/owner-analytics-texts'
import { Button, Flex, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PenLine } from 'lucide-react'
import { memo, useCallback, useRef, useState } from 'react'
import { FailedPlace } from '../../ui/failed-place.tsx'
import { lateModule, useLateModule } from '../../ui/late-module.ts'
import { Time } from '../../ui/time.tsx'
import { toastError } from '../../ui/toast-queue.ts'
import { usePainted } from '../../ui/use-painted.ts'
import { Needs } from '../workspaces/needs.tsx'
import { ChartCard } from './chart-card.tsx'
import { ClampedText } from './clamped-text.tsx'
import { type Shown, unansweredQuery } from './queries.ts'

/** Shown before the owner asks for more: the charts below stay in sight. */
const firstShown = 5

/** Its form comes with a library, and nobody answers before reading. */
const lateDialog = lateModule(() => import('./answer-dialog.tsx'))

/** What visitors asked in vain, alike questions together, each with the way to answer it. */
export function UnansweredQuestions(shown: Shown) {
  const { data, isError, refetch } = useQuery(unansweredQuery(shown))
  const [isWhole, setIsWhole] = useState(false)
  // The question, or nothing.
  const [answering, setAnswering] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const next = useRef<HTMLElement>(null)
  const answer = useCallback((question: string) => {
    next.current = null
    setAnswering(question)
  }, [])
  const shownFor = usePainted(answering)
  const dialog = useLateModule(lateDialog, shownFor !== '', () => {
    setAnswering('')
    toastError({ title: "This couldn't be opened", description: 'Try again in a moment.' }, 'popup')
  })
  const groups = isWhole ? data : data?.slice(0, firstShown)
  /** The row that follows takes the place of the one that is answered, or the one before it. */
  function noteNext() {
    const at = groups?.findIndex((group) => group.question === answering) ?? -1
    const rows = list.current?.children
    next.current = (rows?.[at + 1] ?? rows?.[at - 1])?.querySelector<HTMLElement>('[data-answers]') ?? null
  }
  return (
    <ChartCard title="Unanswered questions" summary={data ? summary(data) : ' '}>
      {isError && <FailedPlace text={analyticsTexts.loadFailed} onRetry={() => void refetch()} />}
      <ul ref={list} className="plain-list unanswered-list">
        {groups?.map((group) => (
          <Unanswered key={group.question} group={group} onAnswer={answer} />
        ))}
      </ul>
      {data && data.length > firstShown && !isWhole && (
        <Button variant="soft" color="gray" onClick={() => setIsWhole(true)}>
          Show all {data.length}
        </Button>
      )}
      {answering !== '' && shownFor === answering && dialog && (
        <dialog.AnswerDialog
          {...shown}
          question={answering}
          returnTo={next}
          onAnswered={noteNext}
          onClose={() => setAnswering('')}
        />
      )}
    </ChartCard>
  )
}

function summary(groups: readonly UnansweredGroup[]): string {
  if (groups.length === 0) return analyticsTexts.allAnswered
  return 'Your agent refused these. What you answer here, it answers from now on.'
}

interface UnansweredProps {
  readonly group: UnansweredGroup
  readonly onAnswer: (question: string) => void
}

/** Not drawn anew when the answer to one of them is opened. */
const Unanswered = memo(function Unanswered({ group, onAnswer }: UnansweredProps) {
  const { question, otherWordings, asked, lastAskedAt, conversationIds } = group
  const newest = conversationIds[0]
  return (
    <li>
      <Flex
        justify="between"
        align={{ initial: 'stretch', sm: 'center' }}
        gap="3"
        direction={{ initial: 'column', sm: 'row' }}
      >
        <div className="truncating">
          <ClampedText text={question} />
          <Text as="div" size="2" color="gray" className="tabular">
            Asked {asked === 1 ? 'once' : `${asked.toLocaleString()} times`} · <Time instant={lastAskedAt} />
          </Text>
          {otherWordings.length > 0 && <OtherWordings wordings={otherWordings} />}
        </div>
        <Flex gap="4" align="center" flexShrink="0">
          {newest !== undefined && (
            <Button variant="ghost" color="gray" m="0" asChild>
              <Link to="." search={(search) => ({ ...search, conversation: newest })} hash="activity">
                Open in Activity
              </Link>
            </Button>
          )}
          <Needs least="editor">
            <Button
              variant="soft"
              data-answers
              onClick={() => onAnswer(question)}
              aria-label={`Answer this: ${question}`}
            >
              <PenLine size={16} /> Answer this
            </Button>
          </Needs>
        </Flex>
      </Flex>
    </li>
  )
})

function OtherWordings({ wordings }: { readonly wordings: readonly string[] }) {
  return (
    <Text as="div" size="2" color="gray" mt="1" asChild>
      <details className="other-wordings">
        <summary>
          {wordings.length} other {wordings.length === 1 ? 'wording' : 'wordings'}
        </summary>
        <ul className="wordings">
          {wordings.map((wording) => (
            <li key={wording} dir="auto" className="wrap-anywhere">
              {wording}
            </li>
          ))}
        </ul>
      </details>
    </Text>
  )
}
