import { ArrowUp, Square } from 'lucide-react'
import type { ReplyInProgress } from '../chat/chat-state.ts'

interface ComposerButtonProps {
  turn: ReplyInProgress | null
  canSend: boolean
  onStop: () => void
}

/** Sends the typed text, or stops the reply in progress. */
export function ComposerButton({ turn, canSend, onStop }: ComposerButtonProps) {
  return turn === null ? (
    <button
      key="send"
      type="submit"
      className="send-button"
      disabled={!canSend}
      aria-label="Send"
      title="Send"
    >
      <ArrowUp size={20} aria-hidden />
    </button>
  ) : (
    <button
      key="stop"
      type="button"
      className="send-button"
      onClick={onStop}
      disabled={turn.stopping}
      aria-label="Stop"
      title="Stop"
    >
      <Square size={14} fill="currentColor" aria-hidden />
    </button>
  )
}
