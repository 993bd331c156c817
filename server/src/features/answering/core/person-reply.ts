import type { HumanContact, LeadForm } from '@parleykit/contract/agents/visitor-settings'
import type { WayToPerson } from '@parleykit/contract/chat/chat'
import { visitorTexts } from '@parleykit/contract/chat/visitor-texts'

interface Reachable {
  readonly humanContact: HumanContact | null
  readonly leadForm: LeadForm | null
}

export interface PersonReply {
  readonly message: string
  readonly way: Exclude<WayToPerson, 'asked'>
}

/** The reply to a visitor who wants a person when nobody can join: how to reach the team. */
export function personReply({ humanContact, leadForm }: Reachable, language: string): PersonReply {
  const texts = visitorTexts(language)
  if (humanContact) return { message: contactReply(humanContact, language), way: 'contact' }
  if (leadForm) return { message: texts.personAddress, way: 'address' }
  return { message: texts.noPerson, way: 'none' }
}

/** The owner's contact details, as a list. */
export function contactReply({ text, email, phone, url }: HumanContact, language: string): string {
  const ways = [email, phone, url].filter((part) => part !== '').map((part) => `- ${part}`)
  return [text || visitorTexts(language).personContact, ways.join('\n')].join('\n\n')
}
