import { chatTexts } from '@parleykit/contract/texts'
import type { ChatMessage } from '../chat/chat-state.ts'

interface TryAgainProps {
  messages: readonly ChatMessage[]
  onAsk: (text: string) => void
}

/** Asks the last question once more, below an answer that didn't come. */
export function TryAgain({ messages, onAsk }: TryAgainProps) {
  const question = messages.findLast(({ role }) => role === 'user')
  if (!question) return null
  return (
    <div className="suggestions">
      <button type="button" onClick={() => onAsk(question.content)}>
        {chatTexts.tryAgain}
      </button>
    </div>
  )
}
