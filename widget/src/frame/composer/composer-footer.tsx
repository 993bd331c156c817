import { productName } from '@parleykit/contract/base/limits'
import { readingDirection } from '@parleykit/contract/base/reading-direction'
import { chatMessageMax } from '@parleykit/contract/chat/limits'
import { chatTexts } from '@parleykit/contract/chat/texts'

interface ComposerFooterProps {
  agentName: string
  /** Null if the product is not named. */
  poweredByUrl: string | null
  /** Length of the message in the input, in characters. */
  length: number
}

/** From this length on, the visitor sees how many characters are left. */
const counterFrom = chatMessageMax * 0.9

export function ComposerFooter({ agentName, poweredByUrl, length }: ComposerFooterProps) {
  const isTooLong = length > chatMessageMax
  const caution = chatTexts.canMakeMistakes(agentName)
  return (
    <footer className="composer-footer">
      {length >= counterFrom && (
        <span className="character-count">
          {length.toLocaleString('en')} / {chatMessageMax.toLocaleString('en')}
        </span>
      )}
      {isTooLong && <span role="alert">{chatTexts.tooLong}</span>}
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
