import type { VisitorMessage } from '@parleykit/contract/conversations/conversations'
import { readLeads } from '../care/lead-api.ts'
import { previewQuery, publicApiPath } from '../public-api/public-api.ts'
import { visitorHeaders } from '../visitor/visitor-headers.ts'
import type { ConversationActions } from './conversation-actions.ts'
import { conversationText } from './conversation-text.ts'

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
    const leads = await readLeads({ publicId, identity, conversationId })
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
