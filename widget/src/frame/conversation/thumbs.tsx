import { ThumbsUp } from 'lucide-react'
import type { ChatMessage } from '../chat/chat-state.ts'
import type { Chat } from '../chat/use-chat.ts'

interface ThumbsProps {
  message: ChatMessage
  onRate: Chat['rate']
}

/** Asks quietly what the visitor thinks of an answer; a second click takes it back. */
export function Thumbs({ message, onRate }: ThumbsProps) {
  return (
    <div className="thumbs">
      {(['up', 'down'] as const).map((thumb) => {
        const pressed = message.thumb === thumb
        return (
          <button
            key={thumb}
            type="button"
            className={thumb}
            aria-label={thumb === 'up' ? 'Good answer' : 'Bad answer'}
            aria-pressed={pressed}
            onClick={() => onRate(message, pressed ? null : thumb)}
          >
            <ThumbsUp size={14} aria-hidden />
          </button>
        )
      })}
    </div>
  )
}
