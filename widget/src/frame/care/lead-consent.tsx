import type { PublicLeadForm } from '@parleykit/contract/agents/visitor-care'
import { readingDirection } from '@parleykit/contract/base/reading-direction'
import type { RefObject } from 'react'
import { LinkedWords } from './linked-words.tsx'

interface LeadConsentProps {
  readonly line: NonNullable<PublicLeadForm['consent']>
  readonly box: RefObject<HTMLInputElement | null>
  readonly agreed: boolean
  readonly onChange: (agreed: boolean) => void
}

/** The consent that the visitor must give before leaving an address. */
export function LeadConsent({ line, box, agreed, onChange }: LeadConsentProps) {
  return (
    <label className="lead-consent" dir={readingDirection(line.text)}>
      <input
        ref={box}
        type="checkbox"
        required
        checked={agreed}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <LinkedWords line={line} />
      </span>
    </label>
  )
}
