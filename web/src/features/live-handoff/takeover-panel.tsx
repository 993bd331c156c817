import type { ConversationMessage } from '@parleykit/contract/conversations/conversations'
import type { Takeover } from '@parleykit/contract/live-handoff/takeovers'
import { Flex, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Bot, Headset } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { withDetail } from '../../api/api-error.ts'
import { anew, toastError } from '../../ui/toast-queue.ts'
import { useAuth } from '../auth/auth-context.ts'
import { useMayAct } from '../workspaces/needs.tsx'
import { takeoverQuery, useHandBack, useTakeOver } from './queries.ts'
import { ownerTakeoverTexts } from './takeover-texts.ts'
import './takeover-panel.css'
import { PendingButton } from '../../ui/pending-button.tsx'
import { forgetTyping, useVisitorTyping } from './visitor-typing.ts'

/** Loaded when a person takes over. */
const ReplyBox = lazy(() => import('./reply-box.tsx').then(({ ReplyBox }) => ({ default: ReplyBox })))

interface TakeoverPanelProps {
  readonly conversationId: number
  /** The newest message in it. */
  readonly lastMessage: ConversationMessage | undefined
  /** Adds a person's message to the messages. */
  readonly onSaid: (said: ConversationMessage) => void
}

/** Shown below a conversation's messages: who answers, with buttons to join and leave. */
export function TakeoverPanel({ conversationId, lastMessage, onSaid }: TakeoverPanelProps) {
  const { data: takeover } = useQuery(takeoverQuery(conversationId))
  const { user } = useAuth()
  const mayJoin = useMayAct('editor')
  const isTyping = useVisitorTyping(conversationId)
  const isMine = takeover?.state === 'person' && takeover.personId === user?.id
  const panel = useRef<HTMLElement>(null)
  const lastId = lastMessage?.id
  const isVisitors = lastMessage?.senderType === 'visitor'
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes in is scrolled to, once
  useEffect(() => {
    if (isVisitors) forgetTyping(conversationId)
    const viewer = panel.current?.parentElement
    if (!isMine || !viewer) return
    viewer.scrollTop = viewer.scrollHeight
    viewer.scrollIntoView({ block: 'end' })
  }, [conversationId, lastId, isMine])
  if (!takeover || (!takeover.isAllowed && takeover.state === 'agent')) return null
  if (takeover.state === 'agent' && !mayJoin) return null
  return (
    <section ref={panel} aria-label="Take over" className="takeover-panel" data-state={takeover.state}>
      <Flex align="center" justify="between" gap="3" wrap="wrap">
        <Text size="2" role="status" className="takeover-state">
          {isTyping && takeover.state !== 'agent'
            ? ownerTakeoverTexts.visitorTypes
            : stateInWords(takeover, isMine)}
        </Text>
        {mayJoin && <Actions conversationId={conversationId} takeover={takeover} isMine={isMine} />}
      </Flex>
      {isMine && mayJoin && (
        <Suspense fallback={<Skeleton height="96px" />}>
          <ReplyBox conversationId={conversationId} onSaid={onSaid} />
        </Suspense>
      )}
    </section>
  )
}

function stateInWords({ state, name }: Takeover, isMine: boolean): string {
  if (state === 'asked') return ownerTakeoverTexts.asked
  if (state === 'agent') return ownerTakeoverTexts.agentAnswers
  return isMine ? ownerTakeoverTexts.youAnswer(name ?? '') : ownerTakeoverTexts.personAnswers(name ?? '')
}

interface ActionsProps {
  readonly conversationId: number
  readonly takeover: Takeover
  readonly isMine: boolean
}

function Actions({ conversationId, takeover: { state, personId }, isMine }: ActionsProps) {
  const joining = useTakeOver(conversationId)
  const leaving = useHandBack(conversationId)
  const isPending = joining.isPending || leaving.isPending
  const failed = (error: Error) => {
    const { title, description } = ownerTakeoverTexts.failed
    toastError({ title, description: withDetail(description, error) }, 'takeover')
  }
  return (
    <Flex gap="3" wrap="wrap">
      {!isMine && (
        <PendingButton
          size="2"
          isOff={isPending}
          onClick={() =>
            anew('takeover', joining).mutate(state === 'person' ? personId : null, { onError: failed })
          }
        >
          <Headset size={16} />
          {state === 'person' ? ownerTakeoverTexts.joinInstead : ownerTakeoverTexts.join}
        </PendingButton>
      )}
      {(isMine || state === 'asked') && (
        <PendingButton
          size="2"
          variant="soft"
          color="gray"
          isOff={isPending}
          onClick={() => anew('takeover', leaving).mutate(undefined, { onError: failed })}
        >
          <Bot size={16} /> {isMine ? ownerTakeoverTexts.handBack : ownerTakeoverTexts.leaveToAgent}
        </PendingButton>
      )}
    </Flex>
  )
}
