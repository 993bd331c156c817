import type { VisitorMessage } from '@parleykit/contract/conversations'
import type { VisitorLead } from '@parleykit/contract/leads'

/** A conversation as a page of text: who said what and when, in the visitor's time zone, with the sources of answers. */
export function conversationText(
  messages: readonly VisitorMessage[],
  leads: readonly VisitorLead[],
  agentName: string,
): string {
  return [...messages.map((message) => paragraphOf(message, agentName)), ...leads.map(leadParagraph)].join(
    '\n\n',
  )
}

/** What the visitor has left to be written to. */
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
