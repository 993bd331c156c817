import { isVisible } from '@parleykit/contract/base/visible-text'
import { chatMessageMax } from '@parleykit/contract/chat/limits'
import type { ConversationMessage } from '@parleykit/contract/conversations/conversations'
import { stayInTakeover } from '@parleykit/contract/support/live-handoff/live-handoff'
import { typingNotice } from '@parleykit/contract/support/live-handoff/typing-notice'
import { Flex, TextArea } from '@radix-ui/themes'
import { useQueryClient } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { useEffect, useRef } from 'react'
import { callApi } from '../../../api/api.ts'
import { withDetail } from '../../../api/api-error.ts'
import { clearToasts, toastError } from '../../../ui/feedback/toast-queue.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { ownerHandoffTexts } from './handoff-texts.ts'
import { liveHandoffQuery, useReplyAsPerson } from './queries.ts'
import { useReplyDraft } from './use-reply-draft.ts'

interface ReplyBoxProps {
  readonly conversationId: number
  /** Adds the sent message to the conversation's messages. */
  readonly onSaid: (said: ConversationMessage) => void
}

/**
 * The field in which a person writes to the visitor. A message that couldn't be sent stays and is sent again with the
 * same key, so that it arrives once.
 */
export function ReplyBox({ conversationId, onSaid }: ReplyBoxProps) {
  const { draft, write } = useReplyDraft(conversationId)
  const saying = useReplyAsPerson(conversationId, onSaid)
  const signTyping = usePresence(conversationId, true)

  function send() {
    if (saying.isPending || !isVisible(draft.content)) return
    saying.mutate(draft, {
      onSuccess: () => {
        clearToasts('say-as-person')
        write('')
      },
      onError: (error) => {
        const { title, description } = ownerHandoffTexts.notSent
        toastError({ title, description: withDetail(description, error) }, 'say-as-person')
      },
    })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Flex gap="3" align="end" mt="3">
        <TextArea
          autoFocus
          rows={2}
          resize="vertical"
          className="handoff-reply"
          aria-label={ownerHandoffTexts.replyLabel}
          placeholder={ownerHandoffTexts.replyLabel}
          maxLength={chatMessageMax}
          value={draft.content}
          readOnly={saying.isPending}
          onChange={({ target }) => {
            write(target.value)
            signTyping()
          }}
          onKeyDown={onKeyDown}
        />
        <SubmitButton isPending={saying.isPending} isOff={!isVisible(draft.content)}>
          Send
        </SubmitButton>
      </Flex>
    </form>
  )
}

/** Interval at which the screen of a person viewing the conversation reports their presence, in milliseconds. */
const presenceMs = 60_000

/**
 * Reports that the user is in a conversation while its screen is visible. Call the returned function on every key; it
 * reports typing every few seconds.
 */
function usePresence(conversationId: number, isThere: boolean): () => void {
  const queryClient = useQueryClient()
  const signedAt = useRef(0)

  function stay(isTyping: boolean) {
    const { queryKey } = liveHandoffQuery(conversationId)
    callApi(stayInTakeover, { params: { id: conversationId }, body: { isTyping } }).then(
      (liveHandoff) => queryClient.setQueryData(queryKey, liveHandoff),
      () => queryClient.invalidateQueries({ queryKey }),
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `stay` is a new function with every render
  useEffect(() => {
    if (!isThere) return
    const look = () => {
      if (document.visibilityState === 'visible') stay(false)
    }
    const timer = setInterval(look, presenceMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [conversationId, isThere])

  return () => {
    if (!isThere || Date.now() - signedAt.current < typingNotice.everyMs) return
    signedAt.current = Date.now()
    stay(true)
  }
}
