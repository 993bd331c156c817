import { readingDirection } from '@parleykit/contract/base/reading-direction'
import { pictureMessage } from '@parleykit/contract/chat/limits'
import type { ConversationMessage } from '@parleykit/contract/conversations/conversations'
import { Badge, Button, Flex, Skeleton, Text } from '@radix-ui/themes'
import { Pencil, ThumbsDown, ThumbsUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { useAfterPaint } from '../../ui/timing/use-after-paint.ts'
import { AnswerText } from '../answering/answer-text.tsx'
import { WhyThisAnswer } from '../answering/why-this-answer.tsx'
import { RequireRole, useHasRole } from '../workspaces/require-role.tsx'
import { AddToQa } from './add-to-qa.tsx'
import { conversationTexts } from './conversation-texts.ts'
import { MessagePictures } from './message-pictures.tsx'
import { MessageSources } from './message-sources.tsx'
import { UndoCorrection } from './undo-correction.tsx'
import { useMessageLink } from './use-message-link.ts'

const MessageEditor = lazyComponent(
  () => import('./message-editor.tsx'),
  ({ MessageEditor }) => MessageEditor,
  <Skeleton height="160px" />,
)

interface MessageProps {
  readonly agentId: number
  /** What the visitor said before it; undefined for nothing. */
  readonly question: string | undefined
  readonly message: ConversationMessage
  readonly conversationId: number
}

/** A message; the agent's can be corrected, and a correction undone. */
export function Message({ agentId, question, message, conversationId }: MessageProps) {
  const { senderType, content } = message
  const comesTo = useMessageLink(message.id)
  const isCorrecting = useHasRole('editor') && comesTo === 'correct'
  const [isEditing, setEditing] = useState(isCorrecting)
  const [wasEdited, setEdited] = useState(isCorrecting)
  const showsEditor = useAfterPaint(isEditing)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (comesTo) place.current?.scrollIntoView({ block: 'nearest' })
  }, [comesTo])
  return (
    <div ref={place} className="message" data-sender={senderType}>
      <span className="visually-hidden">{senderOf(message)}:</span>
      <MessageMarks message={message} />
      {showsEditor ? (
        <MessageEditor message={message} conversationId={conversationId} onClose={() => setEditing(false)} />
      ) : (
        <>
          {senderType !== 'visitor' ? (
            <AnswerText text={content} size="2" />
          ) : (
            <VisitorWords message={message} />
          )}
          <MessagePictures conversationId={conversationId} pictures={message.pictures} />
          <MessageSources sources={message.sources} />
          {message.thumbComment !== null && (
            <Text as="div" size="1" color="red" mt="1" dir="auto" className="message-text">
              “{message.thumbComment}”
            </Text>
          )}
          {message.suggestions.length > 0 && (
            <Text as="div" size="1" color="gray" mt="1">
              Suggested: {message.suggestions.map(({ title }) => title).join(' · ')}
            </Text>
          )}
          {senderType === 'agent' && (
            <MessageActions
              agentId={agentId}
              question={question}
              message={message}
              conversationId={conversationId}
              isFocused={wasEdited}
              onEdit={() => {
                setEditing(true)
                setEdited(true)
              }}
            />
          )}
        </>
      )}
    </div>
  )
}

/** What a visitor says. Pictures without a word say enough. */
function VisitorWords({ message: { content, pictures } }: Pick<MessageProps, 'message'>) {
  if (content === pictureMessage && pictures.length > 0) return null
  return (
    <Text as="div" size="2" dir={readingDirection(content)} className="message-text">
      {content}
    </Text>
  )
}

function senderOf({ senderType, personName }: ConversationMessage): string {
  if (senderType === 'person') return personName ?? 'A person'
  return senderType === 'agent' ? 'Agent' : 'Visitor'
}

/** The badges of a message. Its group shows the time. */
function MessageMarks({ message }: Pick<MessageProps, 'message'>) {
  const { senderType, status, replyKind, thumb } = message
  if (senderType !== 'person' && status !== 'corrected' && !isSpecial(replyKind) && thumb === null)
    return null
  return (
    <Flex align="center" gap="2" mb="1" wrap="wrap">
      {senderType === 'person' && (
        <Text size="1" color="gray">
          <bdi>{senderOf(message)}</bdi>
        </Text>
      )}
      {senderType === 'person' && <Badge color="green">person</Badge>}
      {replyKind === 'refusal' && <Badge color="yellow">refused</Badge>}
      {replyKind === 'credit_limit' && <Badge color="yellow">out of credits</Badge>}
      {status === 'corrected' && (
        <Text size="1" color="gray">
          (corrected)
        </Text>
      )}
      <ThumbMark thumb={thumb} />
    </Flex>
  )
}

function isSpecial(kind: ConversationMessage['replyKind']): boolean {
  return kind === 'refusal' || kind === 'credit_limit'
}

function ThumbMark({ thumb }: Pick<ConversationMessage, 'thumb'>) {
  if (thumb === null) return null
  return thumb === 'up' ? (
    <Badge color="green">
      <ThumbsUp size={12} /> Thumbs up
    </Badge>
  ) : (
    <Badge color="red">
      <ThumbsDown size={12} /> Thumbs down
    </Badge>
  )
}

interface MessageActionsProps extends MessageProps {
  /** Whether its button has the focus initially, like the editor's opener had. */
  readonly isFocused: boolean
  readonly onEdit: () => void
}

function MessageActions(props: MessageActionsProps) {
  const { agentId, question, message, conversationId, isFocused, onEdit } = props
  const isCorrected = message.status === 'corrected'
  return (
    <>
      {isCorrected && message.originalContent !== null && (
        <details className="original-text">
          <Text as="div" size="1" color="gray" asChild>
            <summary>Show the original</summary>
          </Text>
          <AnswerText text={message.originalContent} size="2" color="gray" />
        </details>
      )}
      <Flex gap="4" mt="2" wrap="wrap" className="message-actions">
        <RequireRole least="editor">
          <Button size="1" variant="ghost" color="gray" autoFocus={isFocused} onClick={onEdit}>
            <Pencil size={13} /> {conversationTexts.correct}
          </Button>
          {isCorrected && <UndoCorrection messageId={message.id} conversationId={conversationId} />}
          {!isCorrected && question !== undefined && (
            <AddToQa agentId={agentId} asked={question} message={message} />
          )}
        </RequireRole>
        <WhyThisAnswer messageId={message.id} sources={message.sources} />
      </Flex>
    </>
  )
}
