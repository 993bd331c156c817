/** Seen alone: what is being written is told to screen readers in words. */
export function TypingIndicator() {
  return (
    <div className="typing-indicator" aria-hidden>
      <span />
      <span />
      <span />
    </div>
  )
}
