import { Card, Heading, Skeleton } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { ownerLeadTexts } from './lead-texts.ts'
import { conversationLeadsQuery } from './queries.ts'
import './leads.css'

/** Loaded late, since few conversations have leads. */
const LeadEntry = lazy(() => import('./lead-entry.tsx').then(({ LeadEntry }) => ({ default: LeadEntry })))

/** The leads of a conversation; nothing if there are none. */
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
            <Suspense fallback={<Skeleton height="64px" />}>
              <LeadEntry lead={lead} />
            </Suspense>
          </li>
        ))}
      </ul>
    </Card>
  )
}
