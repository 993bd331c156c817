import { leadTexts } from '@parleykit/contract/support/leads/lead-texts'
import type { LeadInput, VisitorLead } from '@parleykit/contract/support/leads/leads'
import { previewQuery, publicApiPath } from '../public-api/public-api.ts'
import { visitorHeaders } from '../visitor/visitor-headers.ts'
import type { ConversationRef } from '../visitor/visitor-identity.ts'

function pathOf({ publicId, identity, conversationId }: ConversationRef): string {
  return `${publicApiPath('bots', publicId)}/conversations/${conversationId}/leads${previewQuery(identity.preview)}`
}

/** The contact details that the visitor left in the conversation, oldest first; null if they can't be fetched. */
export async function fetchLeads(conversation: ConversationRef): Promise<VisitorLead[] | null> {
  const headers = visitorHeaders(conversation.identity)
  const response = await fetch(pathOf(conversation), { headers }).catch(() => null)
  return response?.ok ? ((await response.json()) as VisitorLead[]) : null
}

/** Saves an address in the conversation. Returns null on success, else a message for the visitor. */
export async function sendLead(conversation: ConversationRef, lead: LeadInput): Promise<string | null> {
  const response = await fetch(pathOf(conversation), {
    method: 'POST',
    headers: { ...visitorHeaders(conversation.identity), 'Content-Type': 'application/json' },
    body: JSON.stringify(lead),
  }).catch(() => null)
  if (response?.ok) return null
  const said = response?.status === 400 || response?.status === 429
  const body: unknown = said ? await response.json().catch(() => null) : null
  const words = typeof body === 'object' && body !== null && 'message' in body ? body.message : null
  return typeof words === 'string' ? words : leadTexts.failed
}
