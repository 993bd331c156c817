import type { ConversationMessage } from '@parleykit/contract/conversations/conversations'
import type { LiveHandoff } from '@parleykit/contract/support/live-handoff/live-handoff'
import { Flex, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Bot, Headset } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { clearToastsBefore, toastError } from '../../../ui/feedback/toast-queue.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { useHasRole } from '../../workspaces/require-role.tsx'
import { ownerHandoffTexts } from './handoff-texts.ts'
import { liveHandoffQuery, useHandBack, useTakeOver } from './queries.ts'
import './handoff-panel.css'
import { PendingButton } from '../../../ui/form/pending-button.tsx'
import { hideTyping, useVisitorTyping } from './visitor-typing.ts'

/** Loaded when a person takes over. */
const ReplyBox = lazy(() => import('./reply-box.tsx').then(({ ReplyBox }) => ({ default: ReplyBox })))

interface HandoffPanelProps {
  readonly conversationId: number
  /** The newest message in it. */
  readonly lastMessage: ConversationMessage | undefined
  /** Adds a person's message to the messages. */
  readonly onSaid: (said: ConversationMessage) => void
}

/** Shown below a conversation's messages: who answers, with buttons to join and leave. */
export function HandoffPanel({ conversationId, lastMessage, onSaid }: HandoffPanelProps) {
  const { data: liveHandoff } = useQuery(liveHandoffQuery(conversationId))
  const { user } = useAuth()
  const mayJoin = useHasRole('editor')
  const isTyping = useVisitorTyping(conversationId)
  const isMine = liveHandoff?.state === 'person' && liveHandoff.personId === user?.id
  const panel = useRef<HTMLElement>(null)
  const lastId = lastMessage?.id
  const isVisitors = lastMessage?.senderType === 'visitor'
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes in is scrolled to, once
  useEffect(() => {
    if (isVisitors) hideTyping(conversationId)
    const viewer = panel.current?.parentElement
    if (!isMine || !viewer) return
    viewer.scrollTop = viewer.scrollHeight
    viewer.scrollIntoView({ block: 'end' })
  }, [conversationId, lastId, isMine])
  if (!liveHandoff || (!liveHandoff.isAllowed && liveHandoff.state === 'agent')) return null
  if (liveHandoff.state === 'agent' && !mayJoin) return null
  return (
    <section ref={panel} aria-label="Take over" className="handoff-panel" data-state={liveHandoff.state}>
      <Flex align="center" justify="between" gap="3" wrap="wrap">
        <Text size="2" role="status" className="handoff-state">
          {isTyping && liveHandoff.state !== 'agent'
            ? ownerHandoffTexts.visitorTypes
            : stateInWords(liveHandoff, isMine)}
        </Text>
        {mayJoin && <Actions conversationId={conversationId} liveHandoff={liveHandoff} isMine={isMine} />}
      </Flex>
      {isMine && mayJoin && (
        <Suspense fallback={<Skeleton height="96px" />}>
          <ReplyBox conversationId={conversationId} onSaid={onSaid} />
        </Suspense>
      )}
    </section>
  )
}

function stateInWords({ state, name }: LiveHandoff, isMine: boolean): string {
  if (state === 'asked') return ownerHandoffTexts.asked
  if (state === 'agent') return ownerHandoffTexts.agentAnswers
  return isMine ? ownerHandoffTexts.youAnswer(name ?? '') : ownerHandoffTexts.personAnswers(name ?? '')
}

interface ActionsProps {
  readonly conversationId: number
  readonly liveHandoff: LiveHandoff
  readonly isMine: boolean
}

function Actions({ conversationId, liveHandoff: { state, personId }, isMine }: ActionsProps) {
  const joining = useTakeOver(conversationId)
  const leaving = useHandBack(conversationId)
  const isPending = joining.isPending || leaving.isPending
  const failed = (error: Error) => {
    const { title, description } = ownerHandoffTexts.failed
    toastError({ title, description: withDetail(description, error) }, 'takeover')
  }
  return (
    <Flex gap="3" wrap="wrap">
      {!isMine && (
        <PendingButton
          size="2"
          isOff={isPending}
          onClick={() =>
            clearToastsBefore('takeover', joining).mutate(state === 'person' ? personId : null, {
              onError: failed,
            })
          }
        >
          <Headset size={16} />
          {state === 'person' ? ownerHandoffTexts.joinInstead : ownerHandoffTexts.join}
        </PendingButton>
      )}
      {(isMine || state === 'asked') && (
        <PendingButton
          size="2"
          variant="soft"
          color="gray"
          isOff={isPending}
          onClick={() => clearToastsBefore('takeover', leaving).mutate(undefined, { onError: failed })}
        >
          <Bot size={16} /> {isMine ? ownerHandoffTexts.handBack : ownerHandoffTexts.leaveToAgent}
        </PendingButton>
      )}
    </Flex>
  )
}
