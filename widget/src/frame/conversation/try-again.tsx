import { chatTexts } from '@parleykit/contract/chat/texts'

interface TryAgainProps {
  question: string
  onAsk: (text: string) => void
}

/** Repeats a question whose answer didn't arrive. */
export function TryAgain({ question, onAsk }: TryAgainProps) {
  return (
    <div className="suggestions">
      <button type="button" onClick={() => onAsk(question)}>
        {chatTexts.tryAgain}
      </button>
    </div>
  )
}
