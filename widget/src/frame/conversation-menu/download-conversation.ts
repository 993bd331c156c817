import type { VisitorMessage } from '@parleykit/contract/conversations/conversations'
import type { VisitorLead } from '@parleykit/contract/support/leads/leads'
import { fetchLeads } from '../contact/lead-api.ts'
import { previewQuery, publicApiPath } from '../public-api/public-api.ts'
import { visitorHeaders } from '../visitor/visitor-headers.ts'
import type { ConversationActions } from './conversation-actions.ts'

export type DownloadFormat = 'text' | 'json'

/** Downloads the server's copy of the conversation as a file. Returns false if it can't be fetched. */
export async function downloadConversation(
  { publicId, identity, conversationId, agentName }: ConversationActions,
  format: DownloadFormat,
): Promise<boolean> {
  if (conversationId === null) return false
  const path = `${publicApiPath('bots', publicId)}/conversations/${conversationId}/messages`
  try {
    const response = await fetch(path + previewQuery(identity.preview), { headers: visitorHeaders(identity) })
    if (!response.ok) return false
    const messages = (await response.json()) as VisitorMessage[]
    const leads = await fetchLeads({ publicId, identity, conversationId })
    if (leads === null) return false
    if (format === 'json') {
      const content = JSON.stringify({ agent: agentName, conversationId, messages, leads }, null, 2)
      save(new Blob([content], { type: 'application/json' }), `conversation-${conversationId}.json`)
    } else {
      const content = conversationText(messages, leads, agentName)
      save(new Blob([content], { type: 'text/plain;charset=utf-8' }), `conversation-${conversationId}.txt`)
    }
    return true
  } catch {
    return false
  }
}

function save(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** A conversation as plain text: speakers and times in the visitor's time zone, and the sources of answers. */
function conversationText(
  messages: readonly VisitorMessage[],
  leads: readonly VisitorLead[],
  agentName: string,
): string {
  return [...messages.map((message) => paragraphOf(message, agentName)), ...leads.map(leadParagraph)].join(
    '\n\n',
  )
}

/** The contact details that the visitor left. */
function leadParagraph({ createdAt, correctedAt, email, name, message, consent }: VisitorLead): string {
  const lines = [`You left · ${new Date(correctedAt ?? createdAt).toLocaleString()}`, email]
  for (const part of [name, message, consent]) if (part !== null) lines.push(part)
  return lines.join('\n')
}

function paragraphOf(message: VisitorMessage, agentName: string): string {
  const { senderType, personName, createdAt, content, sources } = message
  const sender = senderType === 'visitor' ? 'You' : (personName ?? agentName)
  const named = new Set(sources.map(({ title, url }) => [title, url].filter(Boolean).join(' ')))
  const lines = [`${sender} · ${new Date(createdAt).toLocaleString()}`, content]
  if (named.size > 0) lines.push(`Sources: ${[...named].join('; ')}`)
  return lines.join('\n')
}
