import { chatTexts } from '@parleykit/contract/chat/texts'

interface RetryButtonProps {
  question: string
  onAsk: (text: string) => void
}

/** Repeats a question whose answer didn't arrive. */
export function RetryButton({ question, onAsk }: RetryButtonProps) {
  return (
    <div className="suggestions">
      <button type="button" onClick={() => onAsk(question)}>
        {chatTexts.tryAgain}
      </button>
    </div>
  )
}
