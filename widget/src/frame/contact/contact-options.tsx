import { isWithinOfficeHours } from '@parleykit/contract/agents/is-within-office-hours'
import { visitorHelpTexts } from '@parleykit/contract/agents/visitor-help-texts'
import type { HumanContact } from '@parleykit/contract/agents/visitor-settings'
import { readingDirection } from '@parleykit/contract/base/reading-direction'
import type { PublicAgent } from '@parleykit/contract/publish/public-agents'
import { Mail, Phone } from 'lucide-react'
import './contact-options.css'

export interface ContactOptionsProps {
  agent: PublicAgent
}

/** The contact options set by the agent's owner, and whether someone is available now. */
export function ContactOptions({ agent: { humanContact, officeHours } }: ContactOptionsProps) {
  const closed = isWithinOfficeHours(officeHours, new Date())
    ? ''
    : officeHours?.text || visitorHelpTexts.outsideOfficeHours
  return (
    <aside className="way-to-person">
      {closed && <p dir={readingDirection(closed)}>{closed}</p>}
      {humanContact && <Contact contact={humanContact} />}
    </aside>
  )
}

function Contact({ contact: { text, email, phone, url } }: { contact: HumanContact }) {
  const words = text || visitorHelpTexts.humanContact
  return (
    <>
      <p dir={readingDirection(words)}>{words}</p>
      <ul>
        {email && (
          <li>
            <a href={`mailto:${encodeURI(email)}`}>
              <Mail size={16} aria-hidden />
              <bdi>{email}</bdi>
            </a>
          </li>
        )}
        {phone && (
          <li>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              <Phone size={16} aria-hidden />
              <bdi>{phone}</bdi>
            </a>
          </li>
        )}
        {url && (
          <li>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {visitorHelpTexts.contactPage}
            </a>
          </li>
        )}
      </ul>
    </>
  )
}
