import type { AnswerTrace } from '@parleykit/contract/answering/answer-traces'
import { readingDirection } from '@parleykit/contract/base/reading-direction'
import { Button, Flex, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Pencil, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { AnswerText } from '../../answering/answer-text.tsx'
import { answeredBy, confidenceWords, formatReplyTime } from '../../answering/answer-words.ts'
import { playgroundTexts } from '../../answering/evals/eval-texts.ts'
import { changedReply, explainTrace, unusedReply } from '../../answering/explain-trace.ts'
import { traceQuery } from '../../answering/queries.ts'
import { WhyThisAnswer } from '../../answering/why-this-answer.tsx'
import { RequireRole } from '../../workspaces/require-role.tsx'
import '../../answering/answering.css'
import { type Reply, type ReplyPlace, replyQuery } from './reply-query.ts'

/** The trace of the newest answer in the frame. */
export function LastAnswer({ place }: { readonly place: ReplyPlace | null }) {
  if (!place)
    return (
      <Text as="p" size="2" color="gray">
        {playgroundTexts.nothingYet}
      </Text>
    )
  return <ReplyOf place={place} />
}

function ReplyOf({ place }: { readonly place: ReplyPlace }) {
  const { data: reply, isError, refetch } = useQuery(replyQuery(place))
  if (isError) return <ErrorState text={playgroundTexts.answerFailed} onRetry={() => void refetch()} />
  if (!reply) return <Skeleton height="318px" />
  return <ReplyParts key={reply.message.id} reply={reply} conversationId={place.id} />
}

interface ReplyPartsProps {
  readonly reply: Reply
  readonly conversationId: number
}

function ReplyParts({ reply: { question, message }, conversationId }: ReplyPartsProps) {
  const { data: trace, isError, refetch } = useQuery(traceQuery(message.id))
  if (isError) return <ErrorState text={playgroundTexts.answerFailed} onRetry={() => void refetch()} />
  if (trace === undefined) return <Skeleton height="318px" />
  return (
    <div className="last-answer">
      <dl>
        <Part name={playgroundTexts.question}>
          <span dir="auto">{question}</span>
        </Part>
        {trace && <AnswerTraceParts trace={trace} />}
      </dl>
      <section aria-label={playgroundTexts.sources}>
        <Text as="p" size="1" color="gray" mb="1">
          {playgroundTexts.sources}
        </Text>
        {message.sources.length === 0 && (
          <Text as="p" size="2">
            {playgroundTexts.noSources}
          </Text>
        )}
        {message.sources.map(({ title, url, quote }) => (
          <blockquote key={`${title} ${quote}`} dir={readingDirection(quote)} className="trace-quote">
            <AnswerText text={quote} size="2" />
            <Text as="p" size="1" color="gray" className="wrap-anywhere">
              {url !== null && /^https?:/.test(url) ? (
                <a href={url} target="_blank" rel="noreferrer">
                  <bdi>{title}</bdi>
                </a>
              ) : (
                <bdi>{title}</bdi>
              )}
            </Text>
          </blockquote>
        ))}
      </section>
      <Flex gap="4" wrap="wrap" align="center">
        <WhyThisAnswer messageId={message.id} sources={message.sources} />
        <RequireRole least="editor">
          <Button variant="ghost" color="gray" size="1" asChild>
            <Link
              to="."
              search={(search) => ({ ...search, tests: true, conversation: conversationId })}
              hash="activity"
              state={{ toMessage: message.id, isToCorrect: true }}
            >
              <Pencil size={14} aria-hidden /> {playgroundTexts.correct}
            </Link>
          </Button>
        </RequireRole>
      </Flex>
    </div>
  )
}

function AnswerTraceParts({ trace }: { readonly trace: AnswerTrace }) {
  const confidence = confidenceWords(trace)
  const unused = unusedReply(trace) ?? changedReply(trace)
  return (
    <>
      <Part name={playgroundTexts.answeredBy}>
        {answeredBy(trace)}
        {unused !== null && (
          <Text as="p" size="2" mt="1" className="unused-reply">
            <TriangleAlert size={14} aria-hidden /> {unused}
          </Text>
        )}
      </Part>
      {confidence !== null && <Part name={playgroundTexts.confidence}>{confidence}</Part>}
      {trace.refusal && <Part name={playgroundTexts.why}>{explainTrace(trace)[0]}</Part>}
      <Part name={playgroundTexts.time}>{formatReplyTime(trace.milliseconds.whole)}</Part>
    </>
  )
}

function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
