/** Visual only: screen readers get a text. */
export function TypingIndicator() {
  return (
    <div className="typing-indicator" aria-hidden>
      <span />
      <span />
      <span />
    </div>
  )
}
