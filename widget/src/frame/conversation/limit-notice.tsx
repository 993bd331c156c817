import { tooManyAttempts } from '@parleykit/contract/base/texts'
import { chatTexts } from '@parleykit/contract/chat/texts'
import { useEffect, useState } from 'react'

interface LimitNoticeProps {
  /** The server's message. */
  text: string
  /** When the question can be sent again, in milliseconds since the epoch. */
  retryAt: number
  question: string
  /** Null while nothing can be asked, or if the question was asked again. */
  onAsk: ((text: string) => void) | null
}

/** A notice for a question that came too soon. Counts down the seconds, then lets the visitor send it again. */
export function LimitNotice({ text, retryAt, question, onAsk }: LimitNoticeProps) {
  const seconds = useSecondsUntil(retryAt)
  const [isServersWait] = useState(() => text === tooManyAttempts(seconds))
  const words = seconds === 0 ? chatTexts.canSendAgain : isServersWait ? tooManyAttempts(seconds) : text
  return (
    <div className="limit-notice">
      {/* Hidden from screen readers, which would read out each second. */}
      <p aria-live="off">{words}</p>
      {onAsk && (
        <button type="button" disabled={seconds > 0} onClick={() => onAsk(question)}>
          {chatTexts.tryAgain}
        </button>
      )}
    </div>
  )
}

/** Whole seconds left until a moment; 0 after it. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now)
  const seconds = Math.max(0, Math.ceil((moment - now) / 1000))
  useEffect(() => {
    if (seconds === 0) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [seconds])
  return seconds
}
