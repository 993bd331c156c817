import type { ChatSource } from '@parleykit/contract/chat/chat'
import { Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { RequireRole } from '../workspaces/require-role.tsx'
import type { AnswerTracePassagesProps } from './answer-trace-passages.tsx'
import { AnswerTraceView } from './answer-trace-view.tsx'
import { traceQuery } from './queries.ts'
import { ReplayDialog } from './replay-dialog.tsx'
import { traceTexts } from './trace-texts.ts'

export interface AnswerTracePanelProps extends Pick<AnswerTracePassagesProps, 'entriesOpen'> {
  readonly messageId: number
  /** The sources that the answer quotes. */
  readonly sources: readonly ChatSource[]
}

/** The answer trace of an agent's message, and the agent's answer today. */
export function AnswerTracePanel({ messageId, sources, entriesOpen }: AnswerTracePanelProps) {
  const { data: trace, isError, refetch } = useQuery(traceQuery(messageId))
  if (isError) return <ErrorState text={traceTexts.failed} onRetry={() => void refetch()} />
  if (trace === undefined) return <Skeleton height="120px" />
  return (
    <div className="why-content">
      {trace === null ? (
        <Text as="p" size="2" color="gray">
          {traceTexts.none}
        </Text>
      ) : (
        <AnswerTraceView trace={trace} sources={sources} entriesOpen={entriesOpen} />
      )}
      <RequireRole least="editor">
        <ReplayDialog messageId={messageId} />
      </RequireRole>
    </div>
  )
}

interface InlineTracePanelProps extends Omit<AnswerTracePanelProps, 'entriesOpen'> {
  /** Called once the trace has its final height. */
  readonly onShown: () => void
}

/** A trace shown inline where it was requested. */
export function InlineTracePanel({ onShown, ...shown }: InlineTracePanelProps) {
  const { isPending } = useQuery(traceQuery(shown.messageId))
  const reportShown = useEffectEvent(onShown)
  useEffect(() => {
    if (!isPending) reportShown()
  }, [isPending])
  return <AnswerTracePanel {...shown} entriesOpen="apart" />
}
