import { linkedLineText } from '@parleykit/contract/agents/linked-line'
import type { PublicLeadForm } from '@parleykit/contract/agents/visitor-settings'
import { readingDirection } from '@parleykit/contract/base/reading-direction'
import { leadTexts } from '@parleykit/contract/support/leads/lead-texts'
import type { RefObject } from 'react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { TextWithLink } from '../ui/text-with-link.tsx'
import type { ConversationRef } from '../visitor/visitor-identity.ts'
import { fetchLeads, sendLead } from './lead-api.ts'
import { LeadDetails } from './lead-details.tsx'

interface LeadFormProps {
  form: PublicLeadForm
  conversation: ConversationRef
  onSent: () => void
  onClose: () => void
}

/**
 * Asks for the visitor's address and keeps the input until it is sent. Starts with the previous input, for corrections.
 */
export function LeadForm({ form, conversation, onSent, onClose }: LeadFormProps) {
  const id = useId()
  const email = useRef<HTMLInputElement>(null)
  const consentBox = useRef<HTMLInputElement>(null)
  const { left, set } = useLeadInput(conversation)
  const [agreed, setAgreed] = useState(false)
  const [state, setState] = useState<{ readonly sending: boolean; readonly failure: string }>({
    sending: false,
    failure: '',
  })

  useEffect(() => {
    email.current?.focus()
    email.current?.form?.scrollIntoView({ block: 'nearest' })
  }, [])

  async function send(event: FormEvent) {
    event.preventDefault()
    if (state.sending) return
    if (form.consent && !agreed) {
      setState({ sending: false, failure: leadTexts.consentMissing })
      consentBox.current?.focus()
      return
    }
    setState({ sending: true, failure: '' })
    const consent = form.consent && linkedLineText(form.consent)
    const failure = await sendLead(conversation, { ...left, consent })
    if (failure === null) return onSent()
    setState({ sending: false, failure })
    email.current?.focus()
  }

  return (
    <form
      className="lead-form"
      noValidate
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => void send(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Escape closes the form, not the chat around it.
        event.preventDefault()
        onClose()
      }}
    >
      <LeadIntroduction id={id} form={form} />
      <label htmlFor={`${id}-email`}>{leadTexts.email}</label>
      <input
        ref={email}
        id={`${id}-email`}
        type="email"
        autoComplete="email"
        required
        dir="auto"
        maxLength={254}
        aria-describedby={`${id}-alert`}
        value={left.email}
        onChange={(event) => set({ email: event.target.value })}
      />
      <LeadDetails id={id} form={form} left={left} onChange={set} />
      {form.consent && (
        <LeadConsent line={form.consent} box={consentBox} agreed={agreed} onChange={setAgreed} />
      )}
      <p id={`${id}-alert`} role="alert">
        {state.failure}
      </p>
      <LeadActions sending={state.sending} button={form.button} onClose={onClose} />
    </form>
  )
}

/** What the visitor has typed; at first what they left before. */
function useLeadInput(conversation: ConversationRef) {
  const [left, setLeft] = useState({ email: '', name: '', message: '' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the form opens
  useEffect(() => {
    void fetchLeads(conversation).then((leads) => {
      const last = leads?.at(-1)
      if (!last) return
      const before = { email: last.email, name: last.name ?? '', message: last.message ?? '' }
      setLeft((typed) => (Object.values(typed).every((value) => value === '') ? before : typed))
    })
  }, [])
  const set = (part: Partial<typeof left>) => setLeft({ ...left, ...part })
  return { left, set }
}

function LeadIntroduction({ id, form }: { id: string; form: PublicLeadForm }) {
  const title = form.title || leadTexts.title
  const text = form.text || leadTexts.text
  return (
    <>
      <h2 id={`${id}-title`} dir={readingDirection(title)}>
        {title}
      </h2>
      <p dir={readingDirection(text)}>{text}</p>
    </>
  )
}

interface LeadActionsProps {
  sending: boolean
  /** The owner's label; empty for the usual one. */
  button: string
  onClose: () => void
}

function LeadActions({ sending, button, onClose }: LeadActionsProps) {
  return (
    <div className="lead-actions">
      <button type="submit" className="brand-button" disabled={sending}>
        {sending ? leadTexts.sending : button || leadTexts.button}
      </button>
      <button type="button" className="quiet-button" onClick={onClose}>
        {leadTexts.cancel}
      </button>
    </div>
  )
}

interface LeadConsentProps {
  readonly line: NonNullable<PublicLeadForm['consent']>
  readonly box: RefObject<HTMLInputElement | null>
  readonly agreed: boolean
  readonly onChange: (agreed: boolean) => void
}

/** The consent that the visitor must give before leaving an address. */
function LeadConsent({ line, box, agreed, onChange }: LeadConsentProps) {
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
        <TextWithLink line={line} />
      </span>
    </label>
  )
}
