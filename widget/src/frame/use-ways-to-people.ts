import { fallbackAgentName } from '@parleykit/contract/limits'
import type { PublicAgent } from '@parleykit/contract/public-agents'
import { useState } from 'react'
import type { Chat } from './chat/use-chat.ts'
import { waitForPerson } from './person/wait-for-person.ts'

/** How the visitor reaches the agent's people: one who takes the conversation over, and the form for an address. */
export function useWaysToPeople(agent: PublicAgent, { state, identity, dispatch }: Chat, paused: boolean) {
  const { conversationId, answerer } = state
  const [personRequests, setPersonRequests] = useState(0)
  const [leadRequests, setLeadRequests] = useState({ of: 0, count: 0 })
  const offeredForm = state.messages.filter(({ wayToPerson }) => wayToPerson === 'address').length
  const agentName = agent.name || fallbackAgentName
  const person =
    agent.allowsTakeover && !paused && conversationId !== null
      ? { state, conversationId, agent, agentName, identity, dispatch, wait: waitForPerson }
      : null
  const mayAskPerson = person !== null && answerer.state === 'agent'
  return {
    /** Null where nobody takes over. */
    person,
    personRequests,
    /** Counts the visitor's own requests for the form, and the agent's offers of it. */
    leadRequests: offeredForm + (leadRequests.of === conversationId ? leadRequests.count : 0),
    /** Null where none can be asked for. */
    askPerson: mayAskPerson ? () => setPersonRequests(personRequests + 1) : null,
    /** Null where there is no form. */
    leaveEmail:
      agent.leadForm && conversationId !== null
        ? () => setLeadRequests(({ count }) => ({ of: conversationId, count: count + 1 }))
        : null,
  }
}
export type WaysToPeople = ReturnType<typeof useWaysToPeople>
