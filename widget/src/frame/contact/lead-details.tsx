import type { PublicLeadForm } from '@parleykit/contract/agents/visitor-settings'
import { leadTexts } from '@parleykit/contract/support/leads/lead-texts'
import { leadMessageMax, leadNameMax } from '@parleykit/contract/support/leads/limits'

interface Details {
  readonly name: string
  readonly message: string
}

interface LeadDetailsProps {
  /** The form's id, the prefix of its fields' ids. */
  readonly id: string
  readonly form: PublicLeadForm
  readonly left: Details
  readonly onChange: (part: Partial<Details>) => void
}

/** The fields that the owner asks for in addition to the address. */
export function LeadDetails({ id, form, left, onChange }: LeadDetailsProps) {
  return (
    <>
      {form.asksName && (
        <>
          <label htmlFor={`${id}-name`}>{leadTexts.name}</label>
          <input
            id={`${id}-name`}
            type="text"
            autoComplete="name"
            dir="auto"
            maxLength={leadNameMax}
            value={left.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </>
      )}
      {form.asksMessage && (
        <>
          <label htmlFor={`${id}-message`}>{leadTexts.message}</label>
          <textarea
            id={`${id}-message`}
            rows={3}
            dir="auto"
            maxLength={leadMessageMax}
            value={left.message}
            onChange={(event) => onChange({ message: event.target.value })}
          />
        </>
      )}
    </>
  )
}
