import { chatMessageMax, productName } from '@parleykit/contract/limits'
import { readingDirection } from '@parleykit/contract/reading-direction'
import { chatTexts } from '@parleykit/contract/texts'

interface ComposerFooterProps {
  agentName: string
  /** Null where the product is not named. */
  poweredByUrl: string | null
  /** Characters in the input. */
  length: number
  /** Characters of the last paste that found no room in it. */
  cut: number
}

/** Typed text is cut at the limit, so from here on the visitor sees how much is left. */
const counterFrom = chatMessageMax * 0.9

export function ComposerFooter({ agentName, poweredByUrl, length, cut }: ComposerFooterProps) {
  const caution = chatTexts.canMakeMistakes(agentName)
  return (
    <footer className="composer-footer">
      {length >= counterFrom && (
        <span className="character-count">
          {length} / {chatMessageMax}
        </span>
      )}
      {cut > 0 && length === chatMessageMax && <span role="status">{chatTexts.cut(cut)}</span>}
      <span className="caution" dir={readingDirection(caution)}>
        {caution}
        <span className="caution-rest"> {chatTexts.checkImportant}</span>
      </span>
      {poweredByUrl !== null && (
        <a href={poweredByUrl} target="_blank" rel="noopener">
          Powered by {productName}
        </a>
      )}
    </footer>
  )
}
