import type { PublicLeadForm } from '@parleykit/contract/agents/visitor-settings'
import { readingDirection } from '@parleykit/contract/base/reading-direction'
import { leadTexts } from '@parleykit/contract/support/leads/lead-texts'
import { Mail } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ConversationRef } from '../visitor/visitor-identity.ts'
import { LeadForm } from './lead-form.tsx'
import './lead-form.css'

export interface LeadOfferProps {
  form: PublicLeadForm
  conversation: ConversationRef
  /** Whether the agent's last reply didn't help. */
  isHelpless: boolean
  /** Counts how often the visitor has asked for the form elsewhere, as in the menu. */
  requests: number
  /** The number of messages. The thanks disappear with the next one. */
  messageCount: number
}

/** The button for the contact form, the form itself, and the thanks after it is sent. */
export function LeadOffer({ form, conversation, isHelpless, requests, messageCount }: LeadOfferProps) {
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed')
  const [countAtSending, setCountAtSending] = useState(0)
  const opener = useRef<Element | null>(null)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (requests === 0) return
    opener.current = document.activeElement
    setState('open')
  }, [requests])
  useEffect(() => {
    if (state === 'sent') box.current?.querySelector('p')?.focus()
  }, [state])

  function open() {
    opener.current = document.activeElement
    setState('open')
  }

  function sent() {
    setCountAtSending(messageCount)
    setState('sent')
  }

  function close() {
    setState('closed')
    // Wait until the form is gone and its button is back.
    setTimeout(() => {
      const back = opener.current?.isConnected ? opener.current : box.current?.querySelector('button')
      if (back instanceof HTMLElement) back.focus()
    })
  }

  const title = form.title || leadTexts.title
  const thanks = form.thanks || leadTexts.thanks
  return (
    <div ref={box} className="lead-offer">
      {state === 'open' && <LeadForm form={form} conversation={conversation} onSent={sent} onClose={close} />}
      {state === 'closed' && isHelpless && (
        <button type="button" className="quiet-button" dir={readingDirection(title)} onClick={open}>
          <Mail size={16} aria-hidden />
          {title}
        </button>
      )}
      {state === 'sent' && messageCount === countAtSending && (
        <p tabIndex={-1} className="lead-thanks" dir={readingDirection(thanks)}>
          {thanks}
        </p>
      )}
    </div>
  )
}
