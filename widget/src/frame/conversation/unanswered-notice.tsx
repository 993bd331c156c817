import { chatTexts } from '@parleykit/contract/chat/texts'
import type { ChatMessage } from '../chat/chat-state.ts'
import { RetryButton } from './retry-button.tsx'

interface UnansweredNoticeProps {
  message: ChatMessage
  messages: readonly ChatMessage[]
  /** Null while nothing can be asked. */
  onAsk: ((text: string) => void) | null
}

/** Shown below an unanswered question, which can be asked again once. */
export function UnansweredNotice({ message: { id, content }, messages, onAsk }: UnansweredNoticeProps) {
  const wasAskedAgain = messages.some(
    (later) => later.id > id && later.role === 'user' && later.content === content,
  )
  return (
    <>
      <p className="unanswered">{chatTexts.unanswered}</p>
      {onAsk && !wasAskedAgain && <RetryButton question={content} onAsk={onAsk} />}
    </>
  )
}
