import type { PublicAgent } from '@parleykit/contract/public-agents'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import type { LeadOfferProps } from '../care/lead-offer.tsx'
import type { ChatState } from '../chat/chat-state.ts'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'

/** Fetched where a visitor may want it first; a chat without it is a chat still. */
const LeadOffer = lazy<ComponentType<LeadOfferProps>>(() =>
  import('./on-demand.ts').then(
    ({ LeadOffer }) => ({ default: LeadOffer }),
    () => ({ default: () => null }),
  ),
)

interface LazyLeadOfferProps {
  agent: PublicAgent
  state: ChatState
  identity: VisitorIdentity
  requests: number
}

/** Nothing where the owner asks for no addresses, and until the agent can't help or the visitor wants it. */
export function LazyLeadOffer({ agent, state, identity, requests }: LazyLeadOfferProps) {
  const { conversationId, messages, turn, answerer } = state
  const isHelpless = turn === null && answerer.state === 'agent' && messages.at(-1)?.outcome !== undefined
  const isWanted = isHelpless || requests > 0
  const [wasWanted, setWasWanted] = useState(false)
  useEffect(() => setWasWanted((was) => was || isWanted), [isWanted])
  if (agent.leadForm === null || conversationId === null || !(isWanted || wasWanted)) return null
  const place = { publicId: agent.publicId, identity, conversationId }
  return (
    <Suspense>
      <LeadOffer
        key={conversationId}
        form={agent.leadForm}
        place={place}
        isHelpless={isHelpless}
        requests={requests}
        messageCount={messages.length}
      />
    </Suspense>
  )
}
