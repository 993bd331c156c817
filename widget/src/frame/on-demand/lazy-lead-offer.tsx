import type { PublicAgent } from '@parleykit/contract/publish/public-agents'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import type { ChatState } from '../chat/chat-state.ts'
import type { LeadOfferProps } from '../contact/lead-offer.tsx'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'

/** Fetched when a visitor may first need it; the chat works without it. */
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

/**
 * Renders nothing if the owner asks for no addresses, or until the agent can't help or the visitor asks for the form.
 */
export function LazyLeadOffer({ agent, state, identity, requests }: LazyLeadOfferProps) {
  const { conversationId, messages, turn, answerer } = state
  const isHelpless = turn === null && answerer.state === 'agent' && messages.at(-1)?.outcome !== undefined
  const isWanted = isHelpless || requests > 0
  const [wasWanted, setWasWanted] = useState(false)
  useEffect(() => setWasWanted((was) => was || isWanted), [isWanted])
  if (agent.leadForm === null || conversationId === null || !(isWanted || wasWanted)) return null
  const conversation = { publicId: agent.publicId, identity, conversationId }
  return (
    <Suspense>
      <LeadOffer
        key={conversationId}
        form={agent.leadForm}
        conversation={conversation}
        isHelpless={isHelpless}
        requests={requests}
        messageCount={messages.length}
      />
    </Suspense>
  )
}
