import type { DoubtfulGroup } from '@parleykit/contract/reports/analytics/analytics'
import { Badge, Button, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Pencil, ThumbsDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { Time } from '../../../ui/format/time.tsx'
import { quoteConfidenceWords } from '../../answering/answer-words.ts'
import { RequireRole } from '../../workspaces/require-role.tsx'
import { analyticsTexts } from './analytics-texts.ts'
import { ClampedText } from './clamped-text.tsx'
import { DismissButton } from './dismiss-button.tsx'
import { type AnalyticsScope, doubtfulQuery } from './queries.ts'
import { ReviewList, ReviewRow } from './review-list.tsx'

/**
 * Answers that may be wrong: those rated as bad and those with the lowest confidence, each with a link to correct it.
 */
export function DoubtfulAnswers(shown: AnalyticsScope) {
  const [isDismissed, setDismissed] = useState(false)
  const { data, isError, refetch } = useQuery(doubtfulQuery(shown, isDismissed))
  const list = useRef<HTMLUListElement>(null)
  return (
    <ReviewList
      title={analyticsTexts.doubtful}
      help={analyticsTexts.doubtfulHelp}
      empty={analyticsTexts.noDoubtful}
      groups={data}
      isError={isError}
      onRetry={() => void refetch()}
      isDismissed={isDismissed}
      onShow={setDismissed}
      list={list}
      row={(group) => (
        <ReviewRow
          otherWordings={group.otherWordings}
          actions={
            <>
              <MessageLink group={group} isToCorrect={false} />
              <DismissButton shown={shown} group={group} isDismissed={isDismissed} />
              <RequireRole least="editor">
                <MessageLink group={group} isToCorrect />
              </RequireRole>
            </>
          }
        >
          <Doubtful group={group} />
        </ReviewRow>
      )}
    />
  )
}

function Doubtful({ group }: { readonly group: DoubtfulGroup }) {
  const { question, answer, answers, thumbsDown, thumbComment, confidence, sources, lastAskedAt } = group
  return (
    <>
      <ClampedText text={question} />
      <Text as="div" size="2" dir="auto" className="answer-beginning" mt="1">
        {answer}
      </Text>
      {thumbComment !== null && (
        <Text as="div" size="2" color="red" mt="1" dir="auto" className="wrap-anywhere">
          “{thumbComment}”
        </Text>
      )}
      <Text as="div" size="2" color="gray" mt="1" className="tabular">
        {thumbsDown > 0 && (
          <Badge color="red" mr="2" aria-label={`${thumbsDown} thumbs down`}>
            <ThumbsDown size={12} /> {thumbsDown}
          </Badge>
        )}
        {confidence !== null && (
          <>{confidence === 0 ? analyticsTexts.corrected : quoteConfidenceWords(confidence)} · </>
        )}
        {sources.length > 0 && (
          <>
            From <bdi>{sources.join(', ')}</bdi> ·{' '}
          </>
        )}
        {answers > 1 && <>{answers.toLocaleString()} answers · </>}
        <Time instant={lastAskedAt} />
      </Text>
    </>
  )
}

interface MessageLinkProps {
  readonly group: DoubtfulGroup
  readonly isToCorrect: boolean
}

/** Links to the message in its conversation, optionally with its correction form open. */
function MessageLink({ group: { question, conversationId, messageId }, isToCorrect }: MessageLinkProps) {
  const words = isToCorrect ? analyticsTexts.correct : analyticsTexts.openInActivity
  return (
    <Button {...(isToCorrect ? { variant: 'soft' } : { variant: 'ghost', color: 'gray', m: '0' })} asChild>
      <Link
        to="."
        search={(search) => ({ ...search, conversation: conversationId })}
        hash="activity"
        state={{ toMessage: messageId, isToCorrect }}
        aria-label={`${words}: ${question}`}
      >
        {isToCorrect && <Pencil size={16} aria-hidden />}
        {words}
      </Link>
    </Button>
  )
}
