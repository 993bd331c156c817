import type { VisitorMessage } from '@parleykit/contract/conversations/conversations'
import type { VisitorLead } from '@parleykit/contract/leads/leads'

/** A conversation as plain text: speakers and times in the visitor's time zone, and the sources of answers. */
export function conversationText(
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
