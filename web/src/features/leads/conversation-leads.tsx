import { ownerLeadTexts } from '@parleykit/contract/owner-lead-texts'
import { Card, Heading } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { LeadEntry } from './lead-entry.tsx'
import { conversationLeadsQuery } from './queries.ts'
import './leads.css'

/** What was left in a conversation; nothing where nobody left anything. */
export function ConversationLeads({ conversationId }: { readonly conversationId: number }) {
  const { data: leads } = useQuery(conversationLeadsQuery(conversationId))
  if (!leads || leads.length === 0) return null
  return (
    <Card mb="4">
      <Heading as="h3" size="2">
        {ownerLeadTexts.inConversation}
      </Heading>
      <ul className="plain-list lead-list">
        {leads.map((lead) => (
          <li key={lead.id}>
            <LeadEntry lead={lead} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
