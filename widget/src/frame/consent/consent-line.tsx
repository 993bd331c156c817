import { readingDirection } from '@parleykit/contract/base/reading-direction'
import { leadTexts } from '@parleykit/contract/support/leads/lead-texts'
import { TextWithLink } from '../ui/text-with-link.tsx'
import type { Consent } from './use-consent.ts'

/** The owner's notice above the input, with a checkbox if consent is required. */
export function ConsentLine({ line, isAsked, isTicked, isMissing, box, tick }: Consent) {
  const direction = readingDirection(line.text)
  if (!isAsked) {
    return (
      <p className="consent-line" dir={direction}>
        <TextWithLink line={line} />
      </p>
    )
  }
  return (
    <div className="consent-line">
      <label dir={direction}>
        <input
          ref={box}
          type="checkbox"
          required
          checked={isTicked}
          onChange={(event) => tick(event.target.checked)}
        />
        <span>
          <TextWithLink line={line} />
        </span>
      </label>
      <p role="alert">{isMissing ? leadTexts.consentMissing : ''}</p>
    </div>
  )
}
