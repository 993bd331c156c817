import { chatTexts } from '@parleykit/contract/texts'

interface TryAgainProps {
  question: string
  onAsk: (text: string) => void
}

/** Asks a question once more whose answer didn't come. */
export function TryAgain({ question, onAsk }: TryAgainProps) {
  return (
    <div className="suggestions">
      <button type="button" onClick={() => onAsk(question)}>
        {chatTexts.tryAgain}
      </button>
    </div>
  )
}
