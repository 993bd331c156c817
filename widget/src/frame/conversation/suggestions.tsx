import { readingDirection } from '@parleykit/contract/base/reading-direction'
import type { Suggestion } from '@parleykit/contract/chat/chat'

interface SuggestionsProps {
  suggestions: readonly Suggestion[]
  onAsk: (text: string) => void
}

/** Questions that the agent can answer; a click asks one. */
export function Suggestions({ suggestions, onAsk }: SuggestionsProps) {
  if (suggestions.length === 0) return null
  return (
    <ul className="suggestions" aria-label="Suggested questions">
      {suggestions.map(({ title, content }) => (
        <li key={content}>
          <button type="button" dir={readingDirection(content)} onClick={() => onAsk(content)}>
            {title}
          </button>
        </li>
      ))}
    </ul>
  )
}
